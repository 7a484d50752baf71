/* languages: c++ */
/* expect: an integer beside a value of narrower ones: convert the scalar, \(int32_t\)s, or the value|an_integer_beside_narrower_ones_convert_one */
/* errors: 1 */
/* 64 bits beside lanes of 32. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_i32 i = sg_splat_i32(1);
    const long long n = 1;
    (void)(i + n); /* here */
    return 0;
}
