/* flags: -Werror */
/* expect: sg/math.h|sg_exp */
/* The functions of sg/math.h without it. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    (void)sg_exp(x); /* here */
    return 0;
}
