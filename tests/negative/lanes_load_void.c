/* expect: pointer|no matching */
/* A void pointer has no element. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const void *p = 0;
    sg_load(p); /* here */
    return 0;
}
