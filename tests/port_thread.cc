#include "port_thread.c"
