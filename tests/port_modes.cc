#include "port_modes.c"
