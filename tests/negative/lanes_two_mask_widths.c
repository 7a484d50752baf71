/* notes: sg_maskx4_m8|sg_maskx4 */
/* flags: -DSG_MAX_REG_BITS=128 */
/* A mask of one lane width given to a helper of another. */
#define SG_SIZE 4
#define SG_MASK_BITS 8
#include <sg.h>
static sg_mask narrow(void) { return sg_mask_first_n(2); }
#undef SG_MASK_BITS
#define SG_MASK_BITS 32
#include <sg.h>
int main(void) { return (int)sg_count(narrow()); }
