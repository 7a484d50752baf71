#include "port_context.c"
