/* expect: same_width|same width|no matching */
/* errors: 1 */
/* sg_as is between elements of one width. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    sg_as_i64(x); /* here */
    return 0;
}
