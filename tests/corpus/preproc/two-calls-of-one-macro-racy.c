// Claim: two calls that one use of a macro makes generate two tasks, though they stand at one place. Source: semantics.md §5
#include <stdlib.h>

#define TWICE(from) store(a, from); store(a, from + 1)

static void store(int *a, int value)
{
#pragma omp task
	a[0] = value; //@ race(a)
}

int main(void)
{
	int *a = malloc(sizeof(int));
#pragma omp parallel //@ RACE
#pragma omp single
	{
		TWICE(1);
	}
	int last = a[0];
	free(a);
	return last < 1 || last > 2;
}
