// Claim: for m > 200 a row's subscript leaves its dimension, which is undefined; for other inputs no two threads meet: the race is possible,
// not sure. Source: C11 §6.5.6; semantics.md §9.
double u[200][200];

void fill(int m) {
#pragma omp parallel for //@ RACE_FREE_IF(in-bounds u)
	for (int i = 0; i < 200; i++)
		for (int j = 0; j < m; j++)
			u[i][j] = 0;
}
