// Claim: a table of pointers two of which were made equal holds no different rows. Source: decision 29
void shift(double **rows, int n) {
	double *first = rows[0];
	rows[0] = rows[1];
#pragma omp parallel for //@ UNKNOWN(may-alias)
	for (int i = 0; i < n; i++)
		first[i] = rows[0][i + 1];
}
