/* expect: .y. undeclared|.y. was not declared|undeclared identifier .y. */
/* A variable that there is not. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    sg_add(sg_add(sg_add(sg_add(y, x), x), x), x); /* here */
    return 0;
}
