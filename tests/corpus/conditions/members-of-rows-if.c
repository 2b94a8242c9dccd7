// Claim: that the elements of a table lead to different structures does not say that the members of these do. Source: decision 29
struct Cell {
	int count;
	double *values;
};

void clear(struct Cell **cells, int n) {
#pragma omp parallel for //@ RACE_FREE_IF(rows-apart cells[]->values)
	for (int i = 0; i < n; i++)
		cells[i]->values[0] = 0;
}
