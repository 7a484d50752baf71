/* expect: libm|f32_or_f64|no matching */
/* errors: 1 */
/* Functions of scalars are in libm. */
#define SG_SIZE 4
#include <sg.h>
#include <sg/math.h>
int main(void) {
    sg_exp(1.0f); /* here */
    return 0;
}
