/* expect: sg_include_sg_print_h_again_for_SG_SIZE_8_|no matching function for call to .sg_text_of_ */
/* The same with sg/print.h. */
#define SG_SIZE 4
#include <sg.h>
#include <sg/print.h>
#undef SG_SIZE
#define SG_SIZE 8
#include <sg.h>
int main(void) {
    sg_print(sg_splat_f32(1)); /* here */
    return 0;
}
