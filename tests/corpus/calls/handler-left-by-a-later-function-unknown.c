// Claim: the order of functions in the text is not that of calls.
// Source: semantics.md §5; decision 8
#include <signal.h>
int x;
static void on(int number) { x = number; }
void work(void) {
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x = 1;
	}
}
void start(void) { signal(SIGUSR1, on); }
