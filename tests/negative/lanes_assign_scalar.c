/* notes: sg_f32x4 */
/* A number is no value: sg_splat_f32 makes one. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    sg_f32 x;
    x = 1.0f; /* here */
    return 0;
}
