/* notes: sg_f32|sg_item_store */
/* A number is stored by plain C. */
#include <sg.h>
SG_RANGE_KERNEL(kernel, sg_item it, float *a) {
    sg_item_store(it, a, 1.0f); /* here */
}
int main(void) { float a[64]; return (int)sg_parallel_for_range(NULL, sg_range_1d(1), kernel, a); }
