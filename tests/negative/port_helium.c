/* SPDX-License-Identifier: MIT */
/* expect: sg: floats of Helium have no subnormals.*nomve.fp */
/* flags: -D __ARM_FEATURE_MVE=3 */
/* languages: c */
#include <sg.h>
int main(void) {
    return 0;
}
