/* expect: floating-point number|floating_point_number_for_integers */
/* errors: 1 */
/* A number with a fraction for a value of integers. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_i32 i = sg_splat_i32(1);
    (void)sg_add_n(i, 1.5); /* here */
    return 0;
}
