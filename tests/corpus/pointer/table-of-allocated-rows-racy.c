// Claim: two iterations that choose the same row of an allocated table meet in it. Source: semantics.md §9
#include <stdlib.h>

int main(void) {
	int n = 40;
	double **m = malloc(n * sizeof *m);
	for (int i = 0; i < n; i++)
		m[i] = calloc(n, sizeof **m);
#pragma omp parallel for //@ RACE witness T<=2
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			m[i / 2][j] += i * j; //@ race(m)
	return m[3][4] < 12;
}
