/* languages: c */
/* expect: invalid operands to binary */
/* A value has no operators in C. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    (void)(x + x); /* here */
    return 0;
}
