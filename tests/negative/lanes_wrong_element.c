/* notes: sg_i32x4.*sg_f32x4|sg_f32x4.*sg_i32x4 */
/* The sum of floats and integers needs a conversion that says so. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    const sg_i32 y = sg_splat_i32(1);
    return (int)sg_get_lane_f32(sg_add_f32(x, y), 0);
}
