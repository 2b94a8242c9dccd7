// Claim: a function of a library may be called again: the thread that it leaves runs beside its region then.
// Source: semantics.md §5; decision 8
#include <pthread.h>
int x;
static pthread_t t;
static void *f(void *p) {
	x = 1;
	return p;
}
void work(void) {
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x = 1;
	}
	pthread_create(&t, 0, f, 0);
}
