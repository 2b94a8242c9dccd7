// Claim: a routine that starts threads may be called by whom it is given to.
// Source: semantics.md §5; decision 8
#include <pthread.h>
static int g;
void take(int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *), pthread_t *t, void *(*f)(void *));
static void *work(void *a) {
	g++;
	return a;
}
void start(void) {
	pthread_t t;
	take(pthread_create, &t, work);
}
void region(int *q) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 10; i++) {
		q[i] = i;
		if (i == 5)
			g++;
	}
}
