/* expect: sg_splat|no matching */
/* errors: 1 */
/* A number four calls deep: one message. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    sg_add(sg_add(sg_add(sg_add(3.0f, x), x), x), x); /* here */
    return 0;
}
