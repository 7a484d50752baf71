/* notes: sg_select|sg_wants_a_value|no matching */
/* The mask of sg_select comes first. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    const sg_mask m = sg_mask_first_n(1);
    sg_select(x, x, m); /* here */
    return 0;
}
