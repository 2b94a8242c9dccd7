// Claim: the second run is taken for one element longer than it is, so that a merge fills the first place of the next block.
// Source: semantics.md §9 (values)
#include <stdlib.h>

static int a[1100], merged[1100];

static void merge(int lo, int mid, int hi)
{
	int i = lo, j = mid, k = lo;
	while (i < mid && j <= hi) {
		if (a[i] <= a[j])
			merged[k++] = a[i++]; //@ race(merged) possible
		else
			merged[k++] = a[j++]; //@ race(merged) possible
	}
	while (i < mid)
		merged[k++] = a[i++]; //@ race(merged) possible
	while (j <= hi)
		merged[k++] = a[j++]; //@ race(merged) possible
}

int main(void)
{
	for (int i = 0; i < 1100; i++)
		a[i] = rand() % 16 - 4;
#pragma omp parallel for //@ RACE
	for (int b = 0; b < 10; b++)
		merge(100 * b, 100 * b + 50, 100 * b + 100);
	return merged[3];
}
