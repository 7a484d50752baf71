/* languages: c++ */
/* expect: are of integers: sg_as_u32.x. gives the bits of an f32|of_integers_alone_sg_as_u32 */
/* errors: 1 */
/* Bits of floats, of one operand. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    (void)~x; /* here */
    return 0;
}
