#pragma once
#include <sys/time.h>
#ifdef __cplusplus
extern "C" {
#endif
struct rusage { struct timeval ru_utime; struct timeval ru_stime; long ru_maxrss; long ru_rest[13]; };
struct rlimit { unsigned long rlim_cur; unsigned long rlim_max; };
#define RUSAGE_SELF 0
#define RLIMIT_STACK 3
int getrusage(int, struct rusage *);
int getrlimit(int, struct rlimit *);
int setrlimit(int, const struct rlimit *);
#ifdef __cplusplus
}
#endif
