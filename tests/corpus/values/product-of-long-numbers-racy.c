// Claim: a product of 64 bits may pass 32 bits, and an unsigned one of 32 bits may wrap: the race needs neither to be undefined.
// Source: C11 §6.2.5p9; semantics.md §2.
void fill(double *a, int kb) {
	long n = (long)kb * 1024;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 4; i++)
		if (n > 4000000000L)
			a[0] = 1; //@ race(a)
}
