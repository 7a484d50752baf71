/* languages: c */
/* expect: used (struct type value )?where (a )?scalar is required|statement requires expression of scalar type */
/* A mask is no condition: sg_any or sg_all make one. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_mask m = sg_mask_first_n(1);
    if (m) return 1; /* here */
    return 0;
}
