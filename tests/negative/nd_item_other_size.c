/* notes: sg_nd_itemx8|sg_nd_itemx16 */
/* An nd-item of one size given to a helper of another. */
#define SG_SIZE 8
#include <sg.h>
static size_t helper(sg_nd_item it) { return sg_nd_item_get_global_linear_id_base(it); }
#undef SG_SIZE
#define SG_SIZE 16
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, size_t *a) { a[0] = helper(it); }
int main(void) { size_t a[1]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
