#include "port_atomic.c"
