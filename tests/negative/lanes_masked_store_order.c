/* expect: pointer|no matching */
/* The mask of a masked store comes first. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    float p[4] = {0};
    const sg_f32 x = sg_splat_f32(1.0f);
    const sg_mask m = sg_mask_first_n(1);
    sg_store_masked(p, m, x); /* here */
    return 0;
}
