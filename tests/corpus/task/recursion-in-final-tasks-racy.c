// Claim: what a function does where it is executed in a final task is part of what its deep calls do.
// Source: semantics.md §5, §9 (recursion); OpenMP 5.2 §12.3, §18.5.3
#include <omp.h>
#include <stdlib.h>

static void fill(int *a, int from, int to)
{
	if (to - from < 2) {
		if (to > from)
			a[from] = 1; //@ race(a)
		return;
	}
	int middle = from + (to - from) / 2;
	if (omp_in_final())
		a[to] = 2; //@ race(a)
#pragma omp task final(to - from < 100)
	fill(a, from, middle);
#pragma omp task final(to - from < 100)
	fill(a, middle, to);
#pragma omp taskwait
}

int main(void)
{
	int n = rand() % 10000;
	int *a = malloc((n + 1) * sizeof(int));
#pragma omp parallel //@ RACE
#pragma omp single
	fill(a, 0, n);
	int first = a[0];
	free(a);
	return first;
}
