#pragma once
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif
void *alloca(size_t);
#ifdef __cplusplus
}
#endif
