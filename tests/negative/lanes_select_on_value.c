/* expect: sg_select */
/* errors: 1 */
/* A value is no mask: a comparison makes one. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    sg_select(x, x, x); /* here */
    return 0;
}
