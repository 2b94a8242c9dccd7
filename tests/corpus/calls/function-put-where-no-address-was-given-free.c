// Claim: functions in variables that unseen code cannot reach, or that it was given for numbers alone, run beside nothing.
// Source: decision 8
#include <stdlib.h>
void give(int *memory);
static int x;
static void (*hidden)(void);
static void set(void) {
	x++;
}
static int less(const void *a, const void *b) {
	return *(const int *)a - *(const int *)b;
}

int main(void) {
	void (*slot)(void) = 0;
	int number[3] = {3, 1, 2};
	give(number);
	slot = set;
	hidden = set;
	number[1] = 2;
	qsort(number, 3, sizeof *number, less);
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		x++;
	}
	slot();
	hidden();
	return 0;
}
