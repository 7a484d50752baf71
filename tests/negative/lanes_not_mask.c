/* languages: c */
/* expect: wrong type argument to unary|invalid argument type */
/* A mask is negated by sg_mask_not. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_mask m = sg_mask_first_n(1);
    (void)!m; /* here */
    return 0;
}
