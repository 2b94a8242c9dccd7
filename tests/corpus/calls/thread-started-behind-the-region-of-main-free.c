// Claim: a program starts once: what it starts behind a region does not run beside it.
// Source: semantics.md §5; decision 8
#include <pthread.h>
int x;
static pthread_t t;
static void *f(void *p) {
	x = 1;
	return p;
}
int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp single
		x = 1;
	}
	pthread_create(&t, 0, f, 0);
	pthread_join(t, 0);
	return x - 1;
}
