/* flags: -Werror */
/* expect: sg: sg_scatter_add needs #include <sg/atomic.h> */
/* The functions of sg/atomic.h without it. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_splat_f32(1.0f);
    float p[4] = {0};
    (void)sg_scatter_add(p, sg_iota_u32(), x); /* here */
    return 0;
}
