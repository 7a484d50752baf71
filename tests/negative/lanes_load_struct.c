/* expect: pointer|no matching */
/* errors: 1 */
/* Memory of structs is no memory of an element. */
#define SG_SIZE 4
#include <sg.h>
int main(void) {
    const struct { float f; } *p = 0;
    sg_load(p); /* here */
    return 0;
}
