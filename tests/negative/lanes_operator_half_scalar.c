/* languages: c++ */
/* expect: an sg_half or sg_bfloat16 beside a value of another element: sg_half_to_float.s.|an_sg_half_or_sg_bfloat16_beside_another_element_convert_one */
/* errors: 1 */
/* An sg_half is no scalar of f32. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    (void)(x * sg_half_from_float(2.0f)); /* here */
    return 0;
}
