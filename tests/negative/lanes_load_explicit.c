/* expect: the pointer is one to f32, the element in the name|cannot convert|no known conversion|no matching function|incompatible */
/* errors: 1 */
/* A pointer to another element than the name's, of which C would only warn. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    int32_t p[4] = {0};
    (void)sg_load_f32(p); /* here */
    return 0;
}
