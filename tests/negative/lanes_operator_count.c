/* languages: c++ */
/* expect: values are shifted by integers|values_are_shifted_by_integers */
/* errors: 1 */
/* A count with a fraction. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_i32 i = sg_splat_i32(1);
    (void)(i << 1.5); /* here */
    return 0;
}
