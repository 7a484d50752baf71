/* languages: c++ */
/* expect: mask.*bool */
/* errors: 1 */
/* What == gives is a mask, and no condition: sg_any or sg_all make one. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_i32 a = sg_splat_i32(1), b = sg_zero_i32();
    if (a == b) return 1; /* here */
    return 0;
}
