#include "lanes_constants.c"
