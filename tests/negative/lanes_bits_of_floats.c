/* expect: integers|no matching */
/* errors: 1 */
/* Bits are of integers: sg_as_i32 gives them. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    sg_and(x, x); /* here */
    return 0;
}
