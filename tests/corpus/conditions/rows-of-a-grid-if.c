// Claim: of an array of arrays of pointers all pointers are told, not the rows. Source: docs/decisions/0029
double *grid[4][5];

void set(void) {
#pragma omp parallel for //@ RACE_FREE_IF(rows-apart grid[][])
	for (int i = 0; i < 4; i++)
		for (int j = 0; j < 5; j++)
			grid[i][j][0] = i;
}
