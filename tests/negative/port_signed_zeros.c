/* flags: -fno-signed-zeros */
/* expect: sg: -ffast-math.*and their parts change results: add -fno-fast-math|sg: -ffast-math and its parts change results: add -fno-fast-math */
/* errors: 1 */
/* A part of -ffast-math that Clang has no macro of. */
#include <sg.h>
int main(void) { return 0; }
