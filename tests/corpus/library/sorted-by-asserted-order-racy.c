// Claim: an assertion about the elements that a comparison gets ends nothing where there are less than two: what comes behind the call is
// executed. Source: C11 §7.22.5.2, §7.2.1.1
#include <assert.h>
#include <stdlib.h>

static int byId(const void *a, const void *b) {
	int first = *(const int *)a;
	int second = *(const int *)b;
	assert(first != second);
	return first < second ? -1 : 1;
}

int main(void) {
	int sorted = 0;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 16; i++) {
		int row[2] = {7, 7};
		qsort(row, 1, sizeof(int), byId);
		sorted = row[0]; //@ race(sorted) possible
	}
	return sorted != 7;
}
