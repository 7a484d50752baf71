#include "group_joint.c"
