// Claim: a thread that a function called in a region starts runs beside the next iteration's first region.
// Source: semantics.md §1 (what is not understood is never dropped); decision 8.
#include <pthread.h>

static int x, a[100];

static void *other(void *given)
{
	x = 1;
	return given;
}

static void start(void)
{
	pthread_t thread;
	pthread_create(&thread, 0, other, 0);
	pthread_detach(thread);
}

int main(void)
{
	for (int k = 0; k < 3; k++) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
		for (int i = 0; i < 100; i++)
			a[i] = x;
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
#pragma omp single
		start();
	}
	return a[0] > 1;
}
