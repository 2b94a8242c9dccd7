// Claim: a thread is joined by a name that a recursion in between does not find. Source: semantics.md §4; POSIX.1-2017, pthread_join
#include <pthread.h>
static int w, count;
static void *run(void *p)
{
	w = 1;
	return p;
}
static void descend(int k)
{
	if (k == 90)
		count++;
	else
		descend(k + 1);
}

void region(double *a, int n)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	descend(0);
	pthread_join(t, 0);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		a[i] = w;
}
