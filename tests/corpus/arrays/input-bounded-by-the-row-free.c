// Claim: with m of at most 200 each row's subscript stays in its dimension. Source: C11 §6.5.6; semantics.md §9.
#include <assert.h>
double u[200][200];

void fill(int m) {
	assert(m <= 200);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 200; i++)
		for (int j = 0; j < m; j++)
			u[i][j] = 0;
}
