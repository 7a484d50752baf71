/* expect: SG_DEFAULT_SUB_GROUP_SIZE.*must be 1, 2, 4, 8, 16, 32 or 64 */
/* flags: -DSG_DEFAULT_SUB_GROUP_SIZE=12 */
/* An unsupported default for the translation unit. */
#include <sg.h>
int main(void) { return 0; }
