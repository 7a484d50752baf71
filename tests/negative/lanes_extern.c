/* expect: undefined .*weight_sg16 */
/* link-with: lanes_extern_other.c */
/* A helper with external linkage, defined at one size in the other file and called at another here. */
#define SG_SIZE 16
#include <sg.h>
float SG_EXTERN(weight)(const float *p);
int main(void) {
    const float numbers[16] = {1};
    return (int)SG_EXTERN(weight)(numbers);
}
