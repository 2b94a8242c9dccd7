// Claim: a thread that a region starts runs beside the regions that follow; the region before it is not concerned.
// Source: semantics.md §1 (what is not understood is never dropped); decision 8.
#include <pthread.h>

static int x, a[100];

static void *other(void *given)
{
	x = 1;
	return given;
}

int main(void)
{
	pthread_t thread;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i] = x;
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
#pragma omp master
		pthread_create(&thread, 0, other, 0);
	}
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = x;
	pthread_join(thread, 0);
	return a[0] > 1;
}
