/* expect: the pointer is one to f32, the element in the name, and not const|cannot convert|no known conversion|no matching function */
/* errors: 1 */
/* The same of a store under a mask. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    int32_t p[4] = {0};
    sg_store_masked_f32(sg_mask_from_n(2), p, sg_splat_f32(1.0f)); /* here */
    return 0;
}
