// Claim: an iteration whose element is read elsewhere reads behind the row itself, which C does not forbid by the type of a row alone: a race, but no definite one. Source: semantics.md §3; C11 6.5.6p8

void fold(int h, int m, int c, double a[m][2 * h]) {
	#pragma omp parallel for //@ RACE
	for (int i = 0; i < c; i++)
		a[0][i] = a[0][i + h]; //@ race(a) possible
}
