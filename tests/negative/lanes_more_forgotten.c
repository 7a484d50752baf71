/* flags: -Werror */
/* expect: sg: sg_abs_diff needs #include <sg/more.h> */
/* The operations of sg/more.h without it. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_u8 x = sg_splat_u8(1);
    (void)sg_abs_diff(x, x); /* here */
    return 0;
}
