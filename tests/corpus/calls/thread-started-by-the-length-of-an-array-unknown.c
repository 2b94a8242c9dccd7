// Claim: what is called for the length of an array is called, also where the call of the function around it is not followed.
// Source: semantics.md §4; C11 §6.7.6.2 p5
#include <pthread.h>
static int w;
static void *run(void *p)
{
	w = 1;
	return p;
}
static int start(void)
{
	pthread_t t;
	return pthread_create(&t, 0, run, 0) + 2;
}
static void descend(int k)
{
	if (k == 90) {
		int room[start()];
		room[0] = k;
		w = room[0];
	} else
		descend(k + 1);
}

void region(double *a, int n)
{
	descend(0);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < n; i++)
		a[i] = w;
}
