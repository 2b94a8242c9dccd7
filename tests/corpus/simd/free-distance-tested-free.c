// Claim: a distance that was tested to be at least safelen is none within a step.
// Source: semantics.md §7; OpenMP 5.2 §10.4.1
void shift(int n, int k, int *a)
{
	if (k < 8)
		return;
#pragma omp simd safelen(8) //@ RACE_FREE
	for (int i = 0; i < n; i++)
		a[i + k] = a[i] + 1;
}
