/* expect: sg_add|sg_wants_a_value_of_this_SG_SIZE */
/* errors: 1 */
/* A pointer four calls deep: it was to be loaded. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    float p[4] = {0};
    sg_add(sg_add(sg_add(sg_add(p, x), x), x), x); /* here */
    return 0;
}
