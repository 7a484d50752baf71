/* expect: sg_include_sg_math_h_again_for_SG_SIZE_8_|sg: sg_log\(value\), of f32 or of f64, and of this SG_SIZE \(include sg/math.h again|no matching function for call to .sg_log\(sg_f32x8 */
/* Functions of sg/math.h for a new size, for which it was not included again. */
#define SG_SIZE 4
#include <sg.h>
#include <sg/math.h>
#undef SG_SIZE
#define SG_SIZE 8
#include <sg.h>
int main(void) {
    sg_f32 x = sg_splat_f32(1);
    x = sg_log(x); /* here */
    (void)x;
    return 0;
}
