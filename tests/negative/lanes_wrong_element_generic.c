/* notes: sg_add|sg_i32x4.*sg_f32x4|sg_f32x4.*sg_i32x4 */
/* The same through the generic name. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    const sg_i32 y = sg_splat_i32(1);
    return (int)sg_get_lane(sg_add(x, y), 0);
}
