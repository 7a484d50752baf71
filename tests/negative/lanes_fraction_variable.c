/* expect: floating-point number */
/* languages: c++ */
/* A variable, which Clang says nothing of in C. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_i32 i = sg_splat_i32(1);
    double s = 1.5;
    (void)sg_add_n(i, s); /* here */
    return 0;
}
