// Claim: a handler that another function registers touches nothing that the region does.
// Source: semantics.md §5; decision 8
#include <signal.h>
int x;
int y;
static void on(int number) { y = number; }
void start(void) { signal(SIGUSR1, on); }
void work(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp single
		x = 1;
	}
}
