/* expect: sg: the element belongs to the name: sg_zero_f32 */
/* So does one of zeros. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_f32 x = sg_zero(); /* here */
    (void)x;
    return 0;
}
