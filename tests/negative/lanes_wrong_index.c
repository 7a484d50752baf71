/* notes: sg_u32x4 */
/* Lane numbers are an sg_u32 value, whatever the element. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_u8 x = sg_iota_u8();
    return (int)sg_get_lane_u8(sg_shuffle_u8(x, x), 0);
}
