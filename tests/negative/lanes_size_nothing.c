/* SPDX-License-Identifier: MIT */
/* expect: SG_SIZE .* must be 1, 2, 4 */
/* errors: 1 */
#define SG_SIZE
#include <sg.h>
int main(void) {
    return 0;
}
