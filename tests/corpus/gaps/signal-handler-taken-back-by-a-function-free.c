// Claim: the function that registers a handler takes it back, too.
// Source: semantics.md §5; decision 8
#include <signal.h>
int x;
static void h1(int s) { x = s; }
static void reg(int s, void (*h)(int)) { signal(s, h); }
int main(void) {
	reg(SIGUSR1, h1);
	reg(SIGUSR1, SIG_IGN);
#pragma omp parallel num_threads(4) //@ RACE_FREE
	{
#pragma omp single
		x = 2;
	}
	return x;
}
