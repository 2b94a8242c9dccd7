/* The ways out of a process that do not pass through a signal. */
#include "recorder.h"

#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static int quick_status;

static void at_exit(int status, void *nothing) {
	(void)nothing;
	rl_finish("end", status & 0xff, false);
}

static void at_quick_end(void) {
	rl_finish("end", quick_status & 0xff, false);
}

/* Registered first, and so called last: what the program does at its end is recorded, but for destructors of modules. */
void rl_catch_exits(void) {
	on_exit(at_exit, NULL);
	at_quick_exit(at_quick_end);
}

INTERPOSED _Noreturn void quick_exit(int status) {
	quick_status = status;
	void (*real)(int) = (void (*)(int))rl_next("quick_exit");
	real(status);
	__builtin_unreachable();
}

static _Noreturn void leave(int status) {
	rl_finish("end", status & 0xff, false);
	for (;;) {
		syscall(SYS_exit_group, status);
	}
}

INTERPOSED _Noreturn void _exit(int status) {
	leave(status);
}

INTERPOSED _Noreturn void _Exit(int status) {
	leave(status);
}
