/* The other half of lanes_extern.c: the same helper at size 8. */
#define SG_SIZE 8
#include <sg.h>
float SG_EXTERN(weight)(const float *p);
float SG_EXTERN(weight)(const float *p) {
    return sg_get_lane_f32(sg_reduce_add_f32(sg_load_f32(p)), 0);
}
