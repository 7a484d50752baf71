/* expect: sg: SG_SIZE .or SG_DEFAULT_SUB_GROUP_SIZE. must be 1, 2, 4, 8, 16, 32 or 64|error: missing binary operator before token */
/* A default of two numbers: the message of any other by Clang; GCC's preprocessor speaks first, of the program's line. */
#define SG_DEFAULT_SUB_GROUP_SIZE 16 8
#include <sg.h>
int main(void) { return 0; }
