// Claim: qsort accesses the elements that it is given, and calls the comparison with two of them. Source: C11 §7.22.5.2; semantics.md §9
#include <stdlib.h>

double table[64][100];

static int ascending(const void *a, const void *b) {
	double x = *(const double *) a, y = *(const double *) b;
	return (x > y) - (x < y);
}

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		qsort(table[i], 100, sizeof(double), ascending);
	return (int) table[0][0];
}
