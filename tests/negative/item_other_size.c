/* notes: sg_itemx8|sg_itemx16 */
/* An item of one size given to a helper of another. */
#define SG_SIZE 8
#include <sg.h>
static size_t helper(sg_item it) { return sg_item_get_linear_id_base(it); }
#undef SG_SIZE
#define SG_SIZE 16
#include <sg.h>
SG_RANGE_KERNEL(kernel, sg_item it, size_t *a) { a[0] = helper(it); }
int main(void) { size_t a[1]; return (int)sg_parallel_for_range(NULL, sg_range_1d(1), kernel, a); }
