// Claim: members of what a reference refers to are told with a dot, a pointer by reference by its name. Source: docs/decisions/0029
struct Grid {
	double *values;
	int step;
};

void scale(Grid &grid, double *&other, int n) {
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap grid.values other, stride grid.step)
	for (int i = 0; i < n; i++)
		grid.values[i * grid.step] = other[i + 1];
}
