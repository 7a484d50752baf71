/* flags: -Werror */
/* expect: sg_plus */
/* There is no such name. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    (void)sg_plus(x, x); /* here */
    return 0;
}
