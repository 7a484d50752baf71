/* expect: SG_DEFAULT_SUB_GROUP_SIZE.*must be 1, 2, 4, 8, 16, 32 or 64 */
/* flags: -DSG_DEFAULT_SUB_GROUP_SIZE=-4 */
/* A default for the translation unit that is no size: the message of any other. */
#include <sg.h>
int main(void) { return 0; }
