// Claim: a function that takes its handler back leaves nothing running.
// Source: semantics.md §5; decision 8
#include <signal.h>
int x;
static void on(int number) { x = number; }
void once(void) {
	signal(SIGUSR1, on);
	raise(SIGUSR1);
	signal(SIGUSR1, SIG_DFL);
}
void work(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp single
		x = 1;
	}
}
