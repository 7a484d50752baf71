/* notes: sg_f32x4 */
/* The same by the name with the element. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    int32_t q[4] = {0};
    const sg_f32 x = sg_splat_f32(1.0f);
    sg_store_i32(q, x); /* here */
    return 0;
}
