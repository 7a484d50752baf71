#include "lanes_names.c"
