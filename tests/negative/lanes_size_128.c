/* expect: SG_SIZE .*must be 1, 2, 4, 8, 16, 32 or 64 */
/* More lanes than a ballot has bits. */
#define SG_SIZE 128
#include <sg.h>
int main(void) { return 0; }
