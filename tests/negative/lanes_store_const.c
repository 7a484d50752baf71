/* expect: not.const|no matching|from .const float ?\*. to .float */
/* errors: 1 */
/* Stored to what is const. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const float p[4] = {0};
    const sg_f32 x = sg_splat_f32(1.0f);
    sg_store(p, x); /* here */
    return 0;
}
