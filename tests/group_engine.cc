#include "group_engine.c"
