#include "more_operator.c"
