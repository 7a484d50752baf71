/* expect: sg: the element belongs to the name: sg_convert_f32 */
/* A conversion names the element that it is to. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    const sg_i32 y = sg_convert(x); /* here */
    (void)y;
    return 0;
}
