/* flags: -Werror */
/* expect: sg_and_f32 */
/* An element that the operation has not. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    (void)sg_and_f32(x, x); /* here */
    return 0;
}
