// Claim: what stands on either side of the pivot is sorted by tasks of its own: the counter of smaller keys stays in the part.
// Source: semantics.md §5, §9 (recursion); by induction over the depth of calls
#include <stdlib.h>

static int keys[10000];

static int partition(int first, int last)
{
	int pivot = keys[last], below = first - 1;
	for (int i = first; i < last; i++)
		if (keys[i] <= pivot) {
			below++;
			int key = keys[below];
			keys[below] = keys[i];
			keys[i] = key;
		}
	keys[last] = keys[below + 1];
	keys[below + 1] = pivot;
	return below + 1;
}

static void sort(int first, int last)
{
	if (first >= last)
		return;
	int middle = partition(first, last);
#pragma omp task
	sort(first, middle - 1);
#pragma omp task
	sort(middle + 1, last);
}

int main(void)
{
	for (int i = 0; i < 10000; i++)
		keys[i] = rand();
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	sort(0, 9999);
	int sorted = 1;
	for (int i = 1; i < 10000; i++)
		sorted &= keys[i - 1] <= keys[i];
	return !sorted;
}
