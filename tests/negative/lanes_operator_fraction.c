/* languages: c++ */
/* expect: a floating-point scalar beside a value of integers: convert the value, sg_convert_f32.x., or the scalar|a_floating_point_scalar_beside_integers_convert_one */
/* errors: 1 */
/* Half an integer: C++ would make the value a double, or the scalar an integer. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_i32 i = sg_splat_i32(1);
    (void)(0.5 * i); /* here */
    return 0;
}
