/* flags: -Werror */
/* expect: sg: sg_exp needs #include <sg/math.h> */
/* The functions of sg/math.h without it. Without what made/lanes_forgotten.h says GCC suggests sg_rcp. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    (void)sg_exp(x); /* here */
    return 0;
}
