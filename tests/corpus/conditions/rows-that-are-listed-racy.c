// Claim: columns that the rows of a matrix list are listed by several rows as a rule: a store to each of them races, whatever lists the rows.
// Source: decision 29.
struct matrix {
	int *start, *column, *listed;
	int rows, used;
};

void mark(const struct matrix *a, int *restrict y) {
	const int *start = a->start, *column = a->column, *listed = a->listed;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < a->used; i++) {
		int row = listed[i];
		for (int j = start[row]; j < start[row + 1]; j++)
			y[column[j]] = i; //@ race(y) definite
	}
}

void mark_all(const struct matrix *a, int *restrict y) {
	const int *start = a->start, *column = a->column;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < a->rows; i++)
		for (int j = start[i]; j < start[i + 1]; j++)
			y[column[j]] = i; //@ race(y) definite
}
