/* languages: c++ */
/* expect: operator\+=|invalid operands */
/* A scalar takes no value. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    float sum = 0;
    sum += sg_splat_f32(1.0f); /* here */
    return 0;
}
