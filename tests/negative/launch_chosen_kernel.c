/* expect: in_parentheses_unless_it_names_a_kernel_chosen */
/* errors: 1 */
/* languages: c */
/* A pointer to a kernel, whose argument nobody knows, as if it were a kernel's name. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, int *k) { *k = (int)sg_nd_item_count(it); }
int main(void) {
    const sg_kernel *chosen = kernel;
    int k = 0;
    return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), chosen, &k);
}
