// Claim: j up to 20 leaves a row of 20 elements for every n: no input keeps the program inside, so that the race is sure. Source: semantics.md §9.
double u[40][20];

void fill(int n) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		for (int j = 0; j <= 20; j++)
			u[i][j] = 0; //@ race(u)
}
