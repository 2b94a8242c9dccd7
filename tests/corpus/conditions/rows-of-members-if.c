// Claim: of tables of pointers in structures the pointers in all of them are told. Source: docs/decisions/0029
struct Block {
	double **rows;
	int n;
};

void set(struct Block *b, int n, int m) {
#pragma omp parallel for //@ RACE_FREE_IF(rows-apart b[].rows[])
	for (int i = 0; i < n; i++)
		for (int j = 0; j < m; j++)
			b[i].rows[j][0] = i;
}
