#pragma once
#include <sys/types.h>
#ifdef __cplusplus
extern "C" {
#endif
typedef int sig_atomic_t;
typedef void (*sighandler_t)(int);
typedef struct { unsigned long bits[16]; } sigset_t;
#define SIGHUP 1
#define SIGINT 2
#define SIGILL 4
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGSEGV 11
#define SIGALRM 14
#define SIGTERM 15
#define SIG_DFL ((sighandler_t)0)
#define SIG_IGN ((sighandler_t)1)
sighandler_t signal(int, sighandler_t);
int raise(int);
int kill(pid_t, int);
#ifdef __cplusplus
}
#endif
