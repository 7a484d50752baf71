#include "port_cpu.c"
