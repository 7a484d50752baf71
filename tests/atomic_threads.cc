#include "atomic_threads.c"
