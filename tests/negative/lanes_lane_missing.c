/* expect: sg: the lane number is missing: write sg_get_lane\(x, 0\)|sg: sg_get_lane\(value, number\)|no matching function for call to .sg_get_lane\(const sg_f32x4&\) */
/* errors: 1 */
/* A scalar out of a value without the number of its lane. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    return (int)sg_get_lane(x); /* here */
}
