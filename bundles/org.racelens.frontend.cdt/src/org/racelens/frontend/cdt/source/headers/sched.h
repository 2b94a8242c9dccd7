#pragma once
#include <sys/types.h>
#include <time.h>
#ifdef __cplusplus
extern "C" {
#endif
typedef struct { unsigned long __bits[16]; } cpu_set_t;
int sched_yield(void);
int sched_getcpu(void);
#ifdef __cplusplus
}
#endif
