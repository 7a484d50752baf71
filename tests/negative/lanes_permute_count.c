/* expect: too few arguments|too many arguments|no matching function */
/* permute wants one lane number for each lane. */
#define SG_SIZE 4
#include <sg.h>
int main(void) { return (int)sg_get_lane_u32(sg_permute_u32(sg_iota_u32(), 3, 2, 1), 0); }
