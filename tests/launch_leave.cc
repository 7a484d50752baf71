#include "launch_leave.c"
