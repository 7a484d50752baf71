/* expect: SG_SIZE .*must be 1, 2, 4, 8, 16, 32 or 64 */
/* errors: 1 */
/* A size below 0. */
#define SG_SIZE -4
#include <sg.h>
int main(void) { return 0; }
