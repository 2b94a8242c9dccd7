// Claim: a function that does the same in final tasks and in others is proved for every depth. Source: semantics.md §5, §9 (recursion)
#include <omp.h>
#include <stdlib.h>

static void fill(int *a, int from, int to)
{
	if (to - from < 2) {
		if (to > from)
			a[from] = omp_in_final() ? 1 : 2;
		return;
	}
	int middle = from + (to - from) / 2;
#pragma omp task final(to - from < 64)
	fill(a, from, middle);
#pragma omp task final(to - from < 64)
	fill(a, middle, to);
#pragma omp taskwait
}

int main(void)
{
	int n = rand() % 10000;
	int *a = malloc((n + 1) * sizeof(int));
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	fill(a, 0, n);
	free(a);
	return 0;
}
