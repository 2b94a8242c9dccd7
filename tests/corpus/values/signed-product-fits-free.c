// Claim: kb * 1024 fits its type, or the program is undefined: the halves of the array do not meet. Source: C11 §6.5p5; semantics.md §1.
void halves(double *a, int kb) {
	unsigned n = kb * 1024, half = n >> 1;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i <= half - 1; i++) {
		a[i] = 1;
		a[i + half] = 2;
	}
}
