/* expect: sg_include_sg_atomic_h_again_for_SG_SIZE_8_|no matching function for call to .sg_fetch_add */
/* The same with sg/atomic.h. */
#define SG_SIZE 4
#include <sg.h>
#include <sg/atomic.h>
#undef SG_SIZE
#define SG_SIZE 8
#include <sg.h>
int main(void) {
    uint32_t sum = 0;
    (void)sg_fetch_add(&sum, sg_splat_u32(1), sg_memory_order_relaxed); /* here */
    return 0;
}
