// Claim: each call sorts its own part: the tasks' parts are disjoint, and both have ended before they are merged.
// Source: semantics.md §5, §9 (recursion); by induction over the depth of calls
#include <stdlib.h>

static void merge(int *keys, int *merged, int begin, int middle, int end)
{
	int left = begin, right = middle, next = begin;
	while (left < middle && right < end) {
		if (keys[left] <= keys[right])
			merged[next++] = keys[left++];
		else
			merged[next++] = keys[right++];
	}
	while (left < middle)
		merged[next++] = keys[left++];
	while (right < end)
		merged[next++] = keys[right++];
	for (int i = begin; i < end; i++)
		keys[i] = merged[i];
}

static void sort(int *keys, int *merged, int begin, int end)
{
	if (end - begin < 2)
		return;
	int middle = begin + (end - begin) / 2;
#pragma omp task
	sort(keys, merged, begin, middle);
#pragma omp task
	sort(keys, merged, middle, end);
#pragma omp taskwait
	merge(keys, merged, begin, middle, end);
}

int main(void)
{
	int n = rand() % 10000;
	int *keys = malloc(n * sizeof(int));
	int *merged = malloc(n * sizeof(int));
	for (int i = 0; i < n; i++)
		keys[i] = rand();
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	sort(keys, merged, 0, n);
	int sorted = 1;
	for (int i = 1; i < n; i++)
		sorted &= keys[i - 1] <= keys[i];
	free(keys);
	free(merged);
	return !sorted;
}
