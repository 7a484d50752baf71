/* expect: sg_splat|no matching function */
/* A generic name given a plain number. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const float x = 1.0f;
    sg_add(x, x);
    return 0;
}
