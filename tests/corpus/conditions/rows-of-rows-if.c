// Claim: of three-fold pointers those of the second step are told, all of them. Source: docs/decisions/0029
void set(double ***a, int n, int m) {
#pragma omp parallel for //@ RACE_FREE_IF(rows-apart a[][])
	for (int i = 0; i < n; i++)
		for (int j = 0; j < m; j++)
			a[i][j][0] = i;
}
