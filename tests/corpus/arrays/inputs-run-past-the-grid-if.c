// Claim: an inner bound from memory may pass the grid's dimension only in undefined executions: the race is possible, not sure.
// Source: C11 §6.5.6; semantics.md §9.
double u[64][64][64][5];
int points[3];

void add(void) {
#pragma omp parallel for //@ RACE_FREE_IF(in-bounds u)
	for (int k = 1; k <= points[2] - 2; k++)
		for (int j = 1; j <= points[1] - 2; j++)
			for (int i = 1; i <= points[0] - 2; i++)
				for (int m = 0; m < 5; m++)
					u[k][j][i][m] += 1;
}
