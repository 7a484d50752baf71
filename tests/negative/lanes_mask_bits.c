/* expect: SG_MASK_BITS must be 8, 16, 32 or 64 */
/* flags: -DSG_MASK_BITS=24 */
/* Masks have the lane width of an element. */
#include <sg.h>
int main(void) { return 0; }
