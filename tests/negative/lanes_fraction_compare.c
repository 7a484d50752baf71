/* flags: -Werror */
/* languages: c++ */
/* expect: floating-point number|changes value from 1.5 */
/* The same of a compare; in C GCC says so, and Clang nothing. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_i32 i = sg_splat_i32(1);
    (void)sg_lt_n(i, 1.5); /* here */
    return 0;
}
