// Claim: two indices, one of which each trip steps, fill as many places as they have passed: each pair of runs is merged in its own block.
// Source: semantics.md §9 (values)
#include <stdlib.h>

static int a[1000], merged[1000];

static void merge(int lo, int mid, int hi)
{
	int i = lo, j = mid, k = lo;
	while (i < mid && j < hi) {
		if (a[i] <= a[j])
			merged[k++] = a[i++];
		else
			merged[k++] = a[j++];
	}
	while (i < mid)
		merged[k++] = a[i++];
	while (j < hi)
		merged[k++] = a[j++];
	for (i = lo; i < hi; i++)
		a[i] = merged[i];
}

int main(void)
{
	for (int i = 0; i < 1000; i++)
		a[i] = rand() % 16 - 4;
#pragma omp parallel for //@ RACE_FREE
	for (int b = 0; b < 10; b++)
		merge(100 * b, 100 * b + 50, 100 * b + 100);
	return a[3];
}
