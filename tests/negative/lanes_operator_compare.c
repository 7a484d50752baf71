/* languages: c++ */
/* expect: both values of an operator are of one element and SG_SIZE: convert one, sg_convert_f32.x.|both_values_are_of_one_element_and_SG_SIZE_convert_one */
/* errors: 1 */
/* Values of two elements compared. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    (void)(sg_splat_f32(1.0f) < sg_splat_i32(1)); /* here */
    return 0;
}
