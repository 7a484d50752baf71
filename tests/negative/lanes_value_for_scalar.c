/* expect: sg_add_n */
/* errors: 1 */
/* A value where the scalar of sg_add_n stands. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    sg_add_n(x, x); /* here */
    return 0;
}
