#include "port_host.c"
