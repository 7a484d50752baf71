/* expect: pointer|no matching */
/* A pointer is loaded from, not a number. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const float p = 0;
    sg_load(p); /* here */
    return 0;
}
