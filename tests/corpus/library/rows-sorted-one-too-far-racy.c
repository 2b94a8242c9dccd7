// Claim: qsort writes all the elements that it is told of, here the first one of the next row. Source: C11 §7.22.5.2
#include <stdlib.h>

double table[6500];

static int ascending(const void *a, const void *b) {
	double x = *(const double *) a, y = *(const double *) b; //@ race(a) possible race(b) possible
	return (x > y) - (x < y);
}

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++)
		qsort(table + i * 100, 101, sizeof(double), ascending); //@ race(table)
	return (int) table[0];
}
