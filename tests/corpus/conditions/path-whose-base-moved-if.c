// Claim: a member is named by a pointer that leads to its structure at the region, not by the one that did before. Source: decision 29
struct Grid {
	double *values;
	int step;
};

void copy(struct Grid *from, struct Grid *to, int n) {
	double *source = from->values;
	from = to;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap source to->values)
	for (int i = 0; i < n; i++)
		from->values[i] = source[i + 1];
}

void scale(struct Grid *from, struct Grid *to, int n) {
	int step = from->step;
	double *values = from->values;
	from = to;
#pragma omp parallel for //@ RACE_FREE_IF(stride step)
	for (int i = 0; i < n; i++)
		values[i * step] = 1;
}
