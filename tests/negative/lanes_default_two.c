/* anywhere: sg: SG_SIZE .or SG_DEFAULT_SUB_GROUP_SIZE. must be 1, 2, 4, 8, 16, 32 or 64 */
/* errors: 2 */
/* A default of two numbers: one line of the preprocessor, then the message of any other. */
#define SG_DEFAULT_SUB_GROUP_SIZE 16 8
#include <sg.h>
int main(void) { return 0; }
