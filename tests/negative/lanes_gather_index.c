/* expect: sg_u32|sg_i32|sg_gather */
/* errors: 1 */
/* The indices of a gather are an sg_u32 value. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    float p[4] = {0};
    const sg_i32 i = sg_splat_i32(1);
    sg_gather(p, i); /* here */
    return 0;
}
