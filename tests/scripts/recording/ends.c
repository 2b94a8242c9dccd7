/* Ends in a parallel region, and what a program can see of signals and files. */
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int written[100];
static jmp_buf place;

static void handler(int number) {
	(void)number;
	_exit(3);
}

__attribute__((noinline)) static void jump(int depth) {
	if (depth == 0) {
		longjmp(place, 1);
	}
	jump(depth - 1);
	written[depth] = depth;
}

static void print_handlers(void) {
	struct sigaction action;
	memset(&action, 0, sizeof action);
	action.sa_handler = SIG_DFL;
	printf("%d", signal(SIGINT, handler) == SIG_DFL);
	printf("%d", signal(SIGINT, SIG_DFL) == handler);
	printf("%d", sigaction(SIGTERM, &action, &action) == 0 && action.sa_handler == SIG_DFL && action.sa_flags == 0);
	printf("%d\n", signal(SIGTERM, SIG_IGN) == SIG_DFL);
}

static void end(const char *how) {
	if (!strcmp(how, "exit")) {
		exit(7);
	} else if (!strcmp(how, "_exit")) {
		_exit(8);
	} else if (!strcmp(how, "quick_exit")) {
		quick_exit(9);
	} else if (!strcmp(how, "abort")) {
		abort();
	} else if (!strcmp(how, "fault")) {
		*(volatile int *)8 = 1;
	} else if (!strcmp(how, "kill")) {
		raise(SIGKILL);
	} else if (!strcmp(how, "interrupt")) {
		/* whoever has started this in the background has it ignored */
		signal(SIGINT, SIG_DFL);
		raise(SIGINT);
	} else if (!strcmp(how, "handled")) {
		signal(SIGTERM, handler);
		raise(SIGTERM);
	} else if (!strcmp(how, "longjmp")) {
		for (int i = 0; i < 10000; i++) {
			if (!setjmp(place)) {
				jump(5);
			}
		}
	} else if (!strcmp(how, "ignored")) {
		print_handlers();
	}
}

int main(int count, char **words) {
#pragma omp parallel
	{
#pragma omp master
		{
			for (int i = 0; i < 100; i++) {
				written[i] = count;
			}
			end(words[1]);
		}
	}
	if (!strcmp(words[1], "descriptors")) {
		printf("%d\n", open("/dev/null", O_RDONLY));
	}
	return 0;
}
