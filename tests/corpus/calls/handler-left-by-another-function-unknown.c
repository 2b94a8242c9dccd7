// Claim: who calls the one function of a library may have called the other before: the handler runs beside its region.
// Source: semantics.md §5; decision 8
#include <signal.h>
int x;
static void on(int number) { x = number; }
void start(void) { signal(SIGUSR1, on); }
void work(void) {
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x = 1;
	}
}
