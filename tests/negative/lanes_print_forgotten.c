/* flags: -Werror */
/* expect: sg: sg_print needs #include <sg/print.h> */
/* sg/print.h without it. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_u8 x = sg_splat_u8(1);
    sg_print(x); /* here */
    return 0;
}
