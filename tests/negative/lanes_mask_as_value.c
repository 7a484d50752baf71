/* expect: sg_mask_and|sg_wants_a_value|no matching function */
/* A mask is not a value: it has its own operations. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_mask m = sg_mask_first_n(1);
    sg_add(m, m);
    return 0;
}
