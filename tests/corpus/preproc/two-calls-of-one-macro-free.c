// Claim: two calls that one use of a macro makes generate two tasks for different elements. Source: semantics.md §5
#include <stdlib.h>

#define BOTH(value) store(a, value, 0); store(a, value, 1)

static void store(int *a, int value, int at)
{
#pragma omp task
	a[at] = value;
}

int main(void)
{
	int *a = malloc(2 * sizeof(int));
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
		BOTH(1);
	}
	int sum = a[0] + a[1];
	free(a);
	return sum;
}
