/* expect: pointer|no matching|from .const volatile float */
/* errors: 1 */
/* Volatile memory is not loaded in one piece. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const volatile float *p = 0;
    sg_load(p); /* here */
    return 0;
}
