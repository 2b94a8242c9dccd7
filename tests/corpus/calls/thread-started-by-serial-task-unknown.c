// Claim: a task of the initial thread starts a thread: what it does then, and what later tasks do, is beside that one.
// Source: semantics.md §1 (what is not understood is never dropped); decision 8.
#include <pthread.h>

static int x;

static void *other(void *given)
{
	x = 1;
	return given;
}

int main(void)
{
	pthread_t thread;
#pragma omp task shared(thread) //@ UNKNOWN(unmodelled-call)
	{
		pthread_create(&thread, 0, other, 0);
		x++;
	}
#pragma omp taskwait
#pragma omp task //@ UNKNOWN(unmodelled-call)
	x++;
#pragma omp taskwait
	pthread_join(thread, 0);
	return x == 0;
}
