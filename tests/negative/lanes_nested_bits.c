/* expect: sg_and|sg_wants_a_value_of_integers */
/* errors: 1 */
/* Bits of floats four calls deep. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_i32 x = sg_splat_i32(1);
    sg_add(sg_add(sg_add(sg_and(sg_splat_f32(4.0f), x), x), x), x); /* here */
    return 0;
}
