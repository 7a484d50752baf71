/* expect: SG_SIZE .*must be 1, 2, 4, 8, 16, 32 or 64 */
/* A size that is not a power of two. */
#define SG_SIZE 3
#include <sg.h>
int main(void) { return 0; }
