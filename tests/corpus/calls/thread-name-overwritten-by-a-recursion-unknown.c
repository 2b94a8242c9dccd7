// Claim: a thread cannot be joined by a name that a recursion may have overwritten. Source: semantics.md §4; POSIX.1-2017, pthread_join
#include <pthread.h>
static int w;
static void *run(void *p)
{
	w = 1;
	return p;
}
static void *rest(void *p) { return p; }
static void descend(pthread_t *t, pthread_t *o, int k)
{
	if (k == 90)
		*t = *o;
	else
		descend(t, o, k + 1);
}

void region(double *a, int n)
{
	pthread_t t, o;
	pthread_create(&t, 0, run, 0);
	pthread_create(&o, 0, rest, 0);
	descend(&t, &o, 0);
	pthread_join(t, 0);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < n; i++)
		a[i] = w;
}
