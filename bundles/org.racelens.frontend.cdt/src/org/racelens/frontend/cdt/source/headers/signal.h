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
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGBUS 7
#define SIGFPE 8
#define SIGKILL 9
#define SIGUSR1 10
#define SIGSEGV 11
#define SIGUSR2 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGCHLD 17
#define SIGCONT 18
#define SIGSTOP 19
#define SIGTSTP 20
#define SIG_BLOCK 0
#define SIG_UNBLOCK 1
#define SIG_SETMASK 2
#define SA_NOCLDSTOP 1
#define SA_NOCLDWAIT 2
#define SA_SIGINFO 4
#define SA_ONSTACK 0x08000000
#define SA_RESTART 0x10000000
#define SA_NODEFER 0x40000000
#define SA_RESETHAND ((int)0x80000000)
#define SIG_DFL ((sighandler_t)0)
#define SIG_IGN ((sighandler_t)1)
#define SIG_ERR ((sighandler_t)-1)
#ifndef ____sigval_t_defined
#define ____sigval_t_defined 1
union sigval { int sival_int; void *sival_ptr; };
typedef union sigval __sigval_t;
#endif
typedef __sigval_t sigval_t;
#ifndef __sigevent_t_defined
#define __sigevent_t_defined 1
typedef struct sigevent {
	__sigval_t sigev_value;
	int sigev_signo;
	int sigev_notify;
	void (*sigev_notify_function)(__sigval_t);
	void *sigev_notify_attributes;
	int sigev_rest[8];
} sigevent_t;
#endif
#ifndef _BITS_SIGEVENT_CONSTS_H
#define _BITS_SIGEVENT_CONSTS_H 1
enum { SIGEV_SIGNAL, SIGEV_NONE, SIGEV_THREAD };
#endif
typedef struct { int si_signo; int si_errno; int si_code; pid_t si_pid; int si_status; void *si_addr; __sigval_t si_value; char __rest[88]; } siginfo_t;
struct sigaction {
	union {
		sighandler_t sa_handler;
		void (*sa_sigaction)(int, siginfo_t *, void *);
	};
	sigset_t sa_mask;
	int sa_flags;
	void (*sa_restorer)(void);
};
int sigaction(int, const struct sigaction *, struct sigaction *);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigdelset(sigset_t *, int);
int sigismember(const sigset_t *, int);
int sigprocmask(int, const sigset_t *, sigset_t *);
sighandler_t signal(int, sighandler_t);
int raise(int);
int kill(pid_t, int);
#ifdef __cplusplus
}
#endif
