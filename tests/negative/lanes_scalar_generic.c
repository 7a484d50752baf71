/* expect: sg_add */
/* errors: 1 */
/* A number as the second operand: that is sg_add_n. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    sg_add(x, 2.0f); /* here */
    return 0;
}
