/* expect: SG_MAX_REG_BITS must be 128, 256 or 512 */
/* flags: -DSG_MAX_REG_BITS=1024 */
/* There is no register of that width. */
#include <sg.h>
int main(void) { return 0; }
