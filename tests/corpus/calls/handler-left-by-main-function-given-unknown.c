// Claim: what a program leaves running may run beside functions that others call meanwhile.
// Source: semantics.md §5; decision 8
#include <signal.h>
int x;
static void on(int number) { x = number; }
void keep(void (*f)(void));
static void work(void) {
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x = 1;
	}
}
int main(void) {
	signal(SIGUSR1, on);
	keep(work);
	return 0;
}
