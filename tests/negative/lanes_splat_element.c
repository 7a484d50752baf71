/* expect: sg: the element belongs to the name: sg_splat_f32 */
/* A value of a scalar names its element. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    (void)sg_add(x, sg_splat(2.0f)); /* here */
    return 0;
}
