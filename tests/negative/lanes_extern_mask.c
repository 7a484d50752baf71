/* expect: undefined .*weight_sg8_r128_m8 */
/* link-with: lanes_extern_other.c */
/* flags: -DSG_MAX_REG_BITS=128 -march=x86-64-v2 -DSG_MASK_BITS=8 */
/* other-flags: -DSG_MAX_REG_BITS=128 -march=x86-64-v2 -DSG_MASK_BITS=32 */
/* machine: x86_64 */
/* The same size, and masks of another lane width. */
#define SG_SIZE 8
#include <sg.h>
float SG_EXTERN(weight)(const float *p);
int main(void) {
    const float numbers[8] = {1};
    return (int)SG_EXTERN(weight)(numbers);
}
