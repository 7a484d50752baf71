/* expect: argument 2 of .sg_add_n_f32|sg: sg_add_n\(value, scalar\)|use of deleted function .*a_number_here_or_without_the_ending_n_ */
/* errors: 1 */
/* A value where the form with a number wants one. */
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    return (int)sg_get_lane(sg_add_n(x, x), 0); /* here */
}
