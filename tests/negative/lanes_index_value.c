/* expect: subscript|no match for .operator */
/* A lane is taken out by sg_get_lane. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    (void)x[0]; /* here */
    return 0;
}
