// Claim: a member that may have been overwritten through another pointer is not what was read from it before. Source: decision 29
struct Grid {
	double *values, *old;
};

void shift(struct Grid *grid, struct Grid *other, int n) {
	double *values = grid->values, *old = grid->old;
	other->values = 0;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap old values)
	for (int i = 0; i < n; i++)
		values[i] = old[i + 1];
}
