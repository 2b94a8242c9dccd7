// Claim: of the threads that a recursion starts, one that is joined need not be the only one, and need not be one of them.
// Source: semantics.md §4; POSIX.1-2017, pthread_join
#include <pthread.h>
static int w;
static pthread_t other;
static void *run(void *p)
{
	w = 1;
	return p;
}
static void descend(pthread_t *t, int k)
{
	if (k == 90)
		pthread_create(&other, 0, run, t);
	else
		descend(t, k + 1);
}

void region(double *a, int n)
{
	pthread_t t = pthread_self();
	descend(&t, 0);
	pthread_join(t, 0);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < n; i++)
		a[i] = w;
}
