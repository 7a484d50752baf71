/* expect: sg_wants_a_pointer|sg_store\(pointer|no matching */
/* errors: 1 */
/* The pointer of a store comes first. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    float p[4] = {0};
    const sg_f32 x = sg_splat_f32(1.0f);
    sg_store(x, p); /* here */
    return 0;
}
