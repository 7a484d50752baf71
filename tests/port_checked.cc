#include "port_checked.c"
