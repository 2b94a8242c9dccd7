// Claim: rows with room for 64 elements, of which a table says how many are used, are apart where no row is longer than its room.
// Source: decision 29 (stride).
void kick(double *restrict p, const double *restrict f, const int *restrict count, int cells, double dt) {
	#pragma omp parallel for //@ RACE_FREE_IF(stride count)
	for (int i = 0; i < cells; i++)
		for (int at = 64 * i, k = 0; k < count[i]; k++, at++)
			p[at] += dt * f[at];
}
