/* expect: undefined .*weight_sg8_r512_k */
/* link-with: lanes_extern_other.c */
/* flags: -march=x86-64-v4 */
/* other-flags: -march=x86-64-v3 */
/* machine: x86_64 */
/* The same size, and registers of another width. */
#define SG_SIZE 8
#include <sg.h>
float SG_EXTERN(weight)(const float *p);
int main(void) {
    const float numbers[8] = {1};
    return (int)SG_EXTERN(weight)(numbers);
}
