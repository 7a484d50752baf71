#include "headers2.c"
