// Claim: a task that the initial thread generates runs beside a thread that the program has started before it.
// Source: semantics.md §5; decision 8
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
	pthread_create(&thread, 0, other, 0);
#pragma omp task //@ UNKNOWN(unmodelled-call)
	x++;
#pragma omp taskwait
	pthread_join(thread, 0);
	return x == 0;
}
