// Claim: a function that joins its thread leaves nothing running.
// Source: semantics.md §5; decision 8
#include <pthread.h>
int x;
static pthread_t t;
static void *f(void *p) {
	x = 1;
	return p;
}
void both(void) {
	pthread_create(&t, 0, f, 0);
	pthread_join(t, 0);
}
void work(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp single
		x = 1;
	}
}
