// Claim: what is read is the last element of the half that others write; all subscripts stay inside. Source: semantics.md §3; C11 6.5.6p8

void fold(int h, int m, int c, double a[m][2 * h]) {
	#pragma omp parallel for //@ RACE
	for (int i = 0; i < c; i++)
		a[0][i] = a[0][i + h - 1]; //@ race(a)
}
