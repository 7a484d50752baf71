/* expect: sg_include_sg_more_h_again_for_SG_SIZE_8_|sg: sg_abs_diff\(value, value\), .*SG_SIZE \(include sg/more.h again|no matching function for call to .sg_abs_diff */
/* The same with sg/more.h. */
#define SG_SIZE 4
#include <sg.h>
#include <sg/more.h>
#undef SG_SIZE
#define SG_SIZE 8
#include <sg.h>
int main(void) {
    const sg_u8 x = sg_splat_u8(1);
    (void)sg_abs_diff(x, x); /* here */
    return 0;
}
