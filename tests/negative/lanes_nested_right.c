/* expect: sg_add */
/* errors: 1 */
/* The same on the right. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    const sg_i32 i = sg_splat_i32(1);
    sg_add(x, sg_add(x, sg_add(x, sg_add(x, i)))); /* here */
    return 0;
}
