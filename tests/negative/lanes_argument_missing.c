/* expect: sg_add */
/* One argument too few. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    sg_add(x); /* here */
    return 0;
}
