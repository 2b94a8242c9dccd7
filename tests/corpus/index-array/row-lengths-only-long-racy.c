// Claim: where only rows that are longer than their room are written, short rows are no condition: nothing would be executed.
// Source: decision 29.
void fill(double *restrict p, const int *restrict count, int cells) {
	#pragma omp parallel for //@ RACE
	for (int i = 0; i < cells; i++)
		if (count[i] > 64)
			for (int k = 0; k < count[i]; k++)
				p[64 * i + k] = i; //@ race(p)
}
