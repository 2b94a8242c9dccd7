// Claim: where no pointer leads to a structure any more its members have no names, so that there is no condition. Source: decision 29
struct Grid {
	double *values;
	int *step;
};

void scale(struct Grid *from, struct Grid *to, int n) {
	double *values = from->values;
	int **where = &from->step;
	from = to;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		values[i * **where] = 1; //@ race(values)
}
