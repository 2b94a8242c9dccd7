#pragma once
#include <limits.h>
#include <float.h>
#define MAXINT INT_MAX
#define MAXDOUBLE DBL_MAX
#define MAXFLOAT FLT_MAX
