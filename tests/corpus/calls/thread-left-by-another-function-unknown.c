// Claim: a thread that one function of a library starts may run beside the region of another.
// Source: semantics.md §5; decision 8
#include <pthread.h>
int x;
static pthread_t t;
static void *f(void *p) {
	x = 1;
	return p;
}
void start(void) { pthread_create(&t, 0, f, 0); }
void stop(void) { pthread_join(t, 0); }
void work(void) {
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x = 1;
	}
}
