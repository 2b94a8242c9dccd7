// Claim: a thread that is started through a pointer to the routine runs beside the region of another function.
// Source: semantics.md §5; decision 8
#include <pthread.h>
static int g;
static int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) = pthread_create;
static void *work(void *a) {
	g++;
	return a;
}
void start(void) {
	pthread_t t;
	create(&t, 0, work, 0);
}
void region(int *q) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 10; i++) {
		q[i] = i;
		if (i == 5)
			g++;
	}
}
