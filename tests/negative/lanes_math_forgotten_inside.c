/* flags: -Werror */
/* expect: sg: sg_sin needs #include <sg/math.h> */
/* The same in the call of another name. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    const sg_f32 y = sg_add(sg_sin(x), x); /* here */
    (void)y;
    return 0;
}
