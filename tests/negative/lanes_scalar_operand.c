/* notes: sg_f32x4 */
/* A number as the second operand: that is sg_add_n_f32. */
#define SG_SIZE 4
#include <sg.h>
int main(void) { return (int)sg_get_lane_f32(sg_add_f32(sg_zero_f32(), 2.0f), 0); }
