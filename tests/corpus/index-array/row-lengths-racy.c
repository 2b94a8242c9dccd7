// Claim: what a table says of the lengths of rows does not keep apart what one row reads of the next one.
// Source: decision 29 (stride).
void shift(double *restrict p, const int *restrict count, int cells) {
	#pragma omp parallel for //@ RACE
	for (int i = 0; i < cells; i++)
		for (int k = 0; k < count[i]; k++)
			p[64 * i + k] = p[64 * i + k + 1]; //@ race(p)
}
