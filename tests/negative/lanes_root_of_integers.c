/* expect: floats|no matching */
/* errors: 1 */
/* Roots are of floats: sg_convert_f32 gives one. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_i32 i = sg_splat_i32(1);
    sg_sqrt(i); /* here */
    return 0;
}
