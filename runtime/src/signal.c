/* Signals that end the process: what was recorded is written before they do. Programs see and set their own handlers as if there were none of ours. */
#include "recorder.h"

#include <signal.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define SIGNALS 65

static const int fatal_signals[] = {SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGUSR1, SIGSEGV, SIGUSR2, SIGPIPE, SIGALRM,
		SIGTERM, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGSYS};

static struct sigaction of_program[SIGNALS]; /* where ours is installed: the default action, as the program set it */
static bool is_ours[SIGNALS];
static int (*real_sigaction)(int, const struct sigaction *, struct sigaction *);

static bool is_fatal(int number) {
	for (size_t i = 0; i < sizeof fatal_signals / sizeof *fatal_signals; i++) {
		if (fatal_signals[i] == number) {
			return true;
		}
	}
	return false;
}

static bool is_fault(int number, const siginfo_t *info) {
	return info->si_code > 0
			&& (number == SIGSEGV || number == SIGBUS || number == SIGFPE || number == SIGILL || number == SIGTRAP || number == SIGSYS);
}

/* Of several threads that are ended at once the first one writes; the others wait for the end, but not for ever. */
static void wait_for_end(void) {
	for (int i = 0; i < 500; i++) {
		struct timespec while_writing = {.tv_nsec = 10000000};
		syscall(SYS_nanosleep, &while_writing, NULL);
	}
}

/* Nothing here calls memset or memcpy, as compilers would for structures: those calls would be recorded as the program's. */
static void end(int number, siginfo_t *info, void *context) {
	(void)context;
	static atomic_flag is_taken = ATOMIC_FLAG_INIT;
	int saved = errno;
	if (rl_is_this_process()) {
		if (atomic_flag_test_and_set(&is_taken)) {
			wait_for_end();
		}
		rl_finish("signal", number, true);
	}
	struct sigaction standard;
	rl_clear(&standard, sizeof standard);
	standard.sa_handler = SIG_DFL;
	real_sigaction(number, &standard, NULL);
	if (!is_fault(number, info)) {
		syscall(SYS_tgkill, getpid(), (pid_t)syscall(SYS_gettid), number);
	}
	errno = saved;
}

static void install(int number) {
	struct sigaction ours;
	rl_clear(&ours, sizeof ours);
	ours.sa_sigaction = end;
	ours.sa_flags = SA_SIGINFO | SA_ONSTACK;
	is_ours[number] = real_sigaction(number, &ours, NULL) == 0;
}

void rl_catch_signals(void) {
	real_sigaction = (int (*)(int, const struct sigaction *, struct sigaction *))rl_next("sigaction");
	for (size_t i = 0; real_sigaction && i < sizeof fatal_signals / sizeof *fatal_signals; i++) {
		int number = fatal_signals[i];
		if (real_sigaction(number, NULL, &of_program[number]) == 0 && of_program[number].sa_handler == SIG_DFL) {
			install(number);
		}
	}
}

INTERPOSED int sigaction(int number, const struct sigaction *action, struct sigaction *old) {
	if (!real_sigaction) {
		real_sigaction = (int (*)(int, const struct sigaction *, struct sigaction *))rl_next("sigaction");
	}
	if (!rl_is_recording() || number <= 0 || number >= SIGNALS || !is_fatal(number)) {
		return real_sigaction(number, action, old);
	}
	struct sigaction asked;
	struct sigaction replaced;
	bool was_ours = is_ours[number];
	if (action) {
		rl_copy(&asked, action, sizeof asked); /* the old one may be put in its place */
	}
	int result = real_sigaction(number, action, &replaced);
	if (result != 0) {
		return result;
	}
	if (old) {
		rl_copy(old, was_ours ? &of_program[number] : &replaced, sizeof *old);
	}
	if (action) {
		is_ours[number] = false;
		if (asked.sa_handler == SIG_DFL) {
			rl_copy(&of_program[number], &asked, sizeof asked);
			install(number);
		}
	}
	return 0;
}

static sighandler_t set(int number, sighandler_t handler, int flags) {
	struct sigaction action;
	struct sigaction old;
	rl_clear(&action, sizeof action);
	action.sa_handler = handler;
	action.sa_flags = flags;
	if (handler == SIG_ERR) {
		errno = EINVAL;
		return SIG_ERR;
	}
	return sigaction(number, &action, &old) == 0 ? old.sa_handler : SIG_ERR;
}

INTERPOSED sighandler_t signal(int number, sighandler_t handler) {
	return set(number, handler, SA_RESTART);
}

INTERPOSED sighandler_t __sysv_signal(int number, sighandler_t handler) {
	return set(number, handler, (int)(SA_RESETHAND | SA_NODEFER));
}
