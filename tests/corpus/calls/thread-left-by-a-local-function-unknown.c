// Claim: a function that others can call leaves running what it starts through its own functions.
// Source: semantics.md §5; decision 8
#include <pthread.h>
int x;
static pthread_t t;
static void *f(void *p) {
	x = 1;
	return p;
}
static void begin(int n) {
	if (n > 0)
		pthread_create(&t, 0, f, 0);
}
void start(int n) { begin(n - 1); }
void work(void) {
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x = 1;
	}
}
