#include "launch_queue.c"
