// Claim: break may not leave a simd loop.
// Source: OpenMP 5.2 §4.4.1, §10.4
// gcc refuses the program.
void fill_until(int n, const int *restrict stop, int *restrict a)
{
#pragma omp simd //@ UNKNOWN(not-conforming)
	for (int i = 0; i < n; i++) {
		if (stop[i])
			break; //@ message(branch-out)
		a[i] = 1;
	}
}
