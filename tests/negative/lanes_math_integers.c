/* expect: f32 or of f64|f32_or_f64|no matching */
/* errors: 1 */
/* Elementary functions are of f32 and f64. */
#define SG_SIZE 4
#include <sg.h>
#include <sg/math.h>
int main(void) {
    const sg_i32 i = sg_splat_i32(1);
    sg_exp(i); /* here */
    return 0;
}
