/* expect: the pointer is one to f32, the element in the name, and not const|from .const void ?\*. to .float ?\*.|no matching function for call to .sg_store_f32x4 */
/* errors: 1 */
/* A void pointer has the element of the name, but what is const is not stored to. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    float y[4] = {0};
    const sg_f32 x = sg_splat_f32(1.0f);
    sg_store_f32((const void *)y, x); /* here */
    return 0;
}
