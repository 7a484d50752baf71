/* notes: sg_f32x8.*sg_f32x16|sg_f32x16.*sg_f32x8 */
/* A value of one size given to a helper of another. */
#define SG_SIZE 8
#include <sg.h>
static sg_f32 eight(void) { return sg_iota_f32(); }
#undef SG_SIZE
#define SG_SIZE 16
#include <sg.h>
static sg_f32 twice(sg_f32 x) { return sg_add_f32(x, x); }
int main(void) { return (int)sg_get_lane_f32(twice(eight()), 1); }
