// Claim: a function of its own unit that nobody calls starts nothing.
// Source: semantics.md §5; decision 8
#include <pthread.h>
int x;
static pthread_t t;
void *f(void *p) {
	x = 1;
	return p;
}
static __attribute__((unused)) void start(void) { pthread_create(&t, 0, f, 0); }
void work(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp single
		x = 1;
	}
}
