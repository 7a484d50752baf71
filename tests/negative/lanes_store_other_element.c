/* expect: sg_store|no matching */
/* errors: 1 */
/* Floats stored where integers are. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    int32_t q[4] = {0};
    const sg_f32 x = sg_splat_f32(1.0f);
    sg_store(q, x); /* here */
    return 0;
}
