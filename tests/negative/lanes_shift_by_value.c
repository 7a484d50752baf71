/* expect: sg_shl_n */
/* errors: 1 */
/* One count for all lanes is a number. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const sg_u32 u = sg_iota_u32();
    sg_shl_n(u, u); /* here */
    return 0;
}
