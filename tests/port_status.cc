#include "port_status.c"
