/* expect: the_address_of_a_value|both of f32 or of f64|no matching */
/* errors: 1 */
/* The second result goes to a value, not to an array of scalars. */
#define SG_SIZE 4
#include <sg.h>
#include <sg/math.h>
int main(void) {
    float cosine[4];
    const sg_f32 x = sg_splat_f32(1), sine = sg_sincos(x, cosine); /* here */
    (void)sine;
    return 0;
}
