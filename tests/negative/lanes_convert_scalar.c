/* expect: sg_splat|a cast converts|no matching */
/* errors: 1 */
/* A scalar is converted by a cast. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    sg_convert_f32(1); /* here */
    return 0;
}
