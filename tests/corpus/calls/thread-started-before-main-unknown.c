// Claim: a function with the attribute constructor is executed before main: the thread that it starts runs beside all regions.
// Source: GCC manual, Common Function Attributes; decision 8.
#include <pthread.h>

static int x, a[100];

static void *other(void *given)
{
	x = 1;
	return given;
}

__attribute__((constructor)) static void start(void)
{
	pthread_t thread;
	pthread_create(&thread, 0, other, 0);
}

int main(void)
{
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = x;
	return a[0] > 1;
}
