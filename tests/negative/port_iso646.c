/* expect: <iso646.h>, or another macro and, or, xor or not, comes behind the headers of sg */
/* languages: c */
/* Macros that have the names of operations. */
#include <iso646.h>
#include <sg.h>
int main(void) { return 0; }
