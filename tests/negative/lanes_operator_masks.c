/* languages: c++ */
/* expect: operator==.*sg_maskx4|sg_maskx4.*sg_maskx4 */
/* Masks have no ==, which could mean lane by lane or all of them. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_mask m = sg_mask_first_n(1);
    (void)(m == m); /* here */
    return 0;
}
