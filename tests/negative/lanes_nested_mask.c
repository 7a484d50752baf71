/* expect: sg_add|sg_wants_a_value_of_this_SG_SIZE */
/* errors: 1 */
/* A mask four calls deep. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    const sg_mask m = sg_lt_n(x, 2.0f);
    sg_add(sg_add(sg_add(sg_add(m, x), x), x), x); /* here */
    return 0;
}
