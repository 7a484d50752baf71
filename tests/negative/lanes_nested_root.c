/* expect: sg_sqrt|sg_wants_a_value_of_floats */
/* errors: 1 */
/* A root of integers four calls deep. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    sg_add(sg_add(sg_add(sg_sqrt(sg_splat_i32(4)), x), x), x); /* here */
    return 0;
}
