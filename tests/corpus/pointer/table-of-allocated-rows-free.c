// Claim: rows that a loop allocates and stores in an allocated table are different memory for different rows. Source: semantics.md §9
#include <stdlib.h>

int main(void) {
	int n = 40;
	double **m = malloc(n * sizeof *m);
	for (int i = 0; i < n; i++)
		m[i] = calloc(n, sizeof **m);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			m[i][j] = i * j;
	return m[3][4] != 12;
}
