// Claim: rows that an unseen function yields one by one may be the same memory: no proof; rows of one's own allocation are apart.
// Source: semantics.md §9; docs/decisions/0007-aliasing.md.
#include <stdlib.h>
double *get(int row);

void yielded(void) {
	double *r[10];
	for (int i = 0; i < 10; i++)
		r[i] = get(i);
#pragma omp parallel for //@ RACE_FREE_IF(rows-apart get())
	for (int i = 0; i < 10; i++)
		for (int j = 0; j < 5; j++)
			r[i][j] = 0;
}

void allocated(void) {
	double *r[10];
	for (int i = 0; i < 10; i++)
		r[i] = malloc(5 * sizeof(double));
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		for (int j = 0; j < 5; j++)
			r[i][j] = 0;
}
