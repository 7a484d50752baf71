/* expect: sg_shuffle */
/* errors: 1 */
/* Lane numbers are a value: sg_broadcast takes one for all. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    sg_shuffle(x, 2u); /* here */
    return 0;
}
