/* expect: floating-point number|floating_point_number_for_integers */
/* errors: 1 */
/* A variable. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_i32 i = sg_splat_i32(1);
    double s = 1.5;
    (void)sg_add_n(i, s); /* here */
    return 0;
}
