// Claim: a list of rows may be one that lists each once, also where the rows have bounds in another table, and the list's length stands in
// a structure: that is a condition.
// Source: decision 29.
struct matrix {
	int *start, *column, *listed;
	double *value;
	int rows, used;
};

void multiply(const struct matrix *a, const double *restrict x, double *restrict y) {
	const double *restrict value = a->value;
	const int *start = a->start, *column = a->column, *listed = a->listed;
#pragma omp parallel for //@ RACE_FREE_IF(spaced a->listed)
	for (int i = 0; i < a->used; i++) {
		int row = listed[i];
		double sum = 0;
		for (int j = start[row]; j < start[row + 1]; j++)
			sum += value[j] * x[column[j]];
		y[row] = sum;
	}
}

void scale(const struct matrix *a, double *restrict y) {
	const int *listed = a->listed;
#pragma omp parallel for //@ RACE_FREE_IF(spaced a->listed)
	for (int i = 0; i < a->used; i++)
		y[listed[i]] = 2 * i;
}

void colour(const int *first, const int *order, int colours, double *restrict y) {
	for (int c = 0; c < colours; c++)
#pragma omp parallel for //@ RACE_FREE_IF(spaced order)
		for (int i = first[c]; i < first[c + 1]; i++)
			y[order[i]] = c;
}
