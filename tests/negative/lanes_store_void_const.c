/* expect: sg_a_pointer_to_an_element_and_not_const_|sg_wants_a_pointer_to_an_element_that_is_not_const_|pointer is one to the value's element, and not const|from .const void ?\*. to .float ?\*. */
/* errors: 1 */
/* A pointer that might be to any element is one to none. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    float y[4] = {0};
    const void *p = y;
    const sg_f32 x = sg_splat_f32(1.0f);
    sg_store(p, x); /* here */
    return 0;
}
