/* expect: sg_shl|sg_wants_a_value_of_integers */
/* errors: 1 */
/* Bits of floats, which become floats again: the assignment is right. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    sg_f32 x = sg_splat_f32(1.0f);
    x = sg_shl_n(x, 1); /* here */
    return 0;
}
