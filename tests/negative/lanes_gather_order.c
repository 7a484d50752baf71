/* expect: sg_wants_a_pointer|sg_gather\(pointer|no matching */
/* errors: 1 */
/* The pointer of a gather comes first. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    float p[4] = {0};
    const sg_u32 i = sg_splat_u32(1);
    sg_gather(i, p); /* here */
    return 0;
}
