// Claim: each call waits for the sums of its halves, which its tasks leave in its own variables.
// Source: semantics.md §5, §9 (recursion); by induction over the depth of calls
#include <stdlib.h>

static long sum(const int *a, int from, int to)
{
	if (to - from < 16) {
		long s = 0;
		for (int i = from; i < to; i++)
			s += a[i];
		return s;
	}
	int middle = from + (to - from) / 2;
	long left, right;
#pragma omp task shared(left)
	left = sum(a, from, middle);
#pragma omp task shared(right)
	right = sum(a, middle, to);
#pragma omp taskwait
	return left + right;
}

int main(void)
{
	int n = rand() % 10000;
	int *a = malloc(n * sizeof(int));
	for (int i = 0; i < n; i++)
		a[i] = 1;
	long s = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	s = sum(a, 0, n);
	free(a);
	return s != n;
}
