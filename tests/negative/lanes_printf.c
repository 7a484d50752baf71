/* languages: c */
/* flags: -Wformat -Werror */
/* expect: format|expects argument */
/* A value is no argument of printf: sg_get_lane takes a lane out. */
#define SG_SIZE 4
#include <sg.h>
#include <stdio.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    printf("%f\n", x); /* here */
    return 0;
}
