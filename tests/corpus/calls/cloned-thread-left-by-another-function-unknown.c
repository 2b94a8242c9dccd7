// Claim: a thread that one function makes by clone runs beside the region of another one.
// Source: semantics.md §5; decision 8; Linux, clone(2)
#define _GNU_SOURCE
#include <sched.h>
int x;
static int on(void *argument) { x = 2; return argument != 0; }
void start(char *stack) { clone(on, stack, CLONE_VM, 0); }
void work(void) {
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x = 1;
	}
}
