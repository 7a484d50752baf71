/* flags: -Werror */
/* expect: floating-point number|changes value from 1.5 */
/* A number with a fraction for a value of integers. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_i32 i = sg_splat_i32(1);
    (void)sg_add_n(i, 1.5); /* here */
    return 0;
}
