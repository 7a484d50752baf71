/* expect: pointer_to_an_element|pointer is one to an element */
/* errors: 1 */
/* A void pointer has no element. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const void *p = 0;
    sg_load(p); /* here */
    return 0;
}
