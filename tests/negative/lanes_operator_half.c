/* languages: c++ */
/* expect: the scalar beside a value of f16 or bf16 is an sg_half or sg_bfloat16: sg_half_from_float.s.|the_scalar_is_an_sg_half_or_sg_bfloat16_sg_half_from_float */
/* errors: 1 */
/* A float is no scalar of f16. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f16 h = sg_zero_f16();
    (void)(h * 2.0f); /* here */
    return 0;
}
