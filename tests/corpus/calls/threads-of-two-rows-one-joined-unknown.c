// Claim: of two rows of threads that one function starts, joining the second leaves the first running.
// Source: semantics.md §5; decision 8
#include <pthread.h>
int x;
static void *f(void *p) { x = 1; return p; }
static void all(pthread_t *t) { for (int i = 0; i < 4; i++) pthread_create(&t[i], 0, f, 0); }
int main(void) {
	pthread_t t[4], u[4];
	all(t);
	all(u);
	for (int i = 0; i < 4; i++) pthread_join(u[i], 0);
#pragma omp parallel num_threads(4) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x = 2;
	}
	return x;
}
