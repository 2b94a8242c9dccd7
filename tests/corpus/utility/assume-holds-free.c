// Claim: what an assume directive says to hold may be used: the two halves are apart.
// Source: OpenMP 5.2 §8.3.2 (holds)
// gcc 12 does not know assume.
void fold(int n, int k, int *restrict a)
{
#pragma omp assume holds(k >= n)
	{
#pragma omp parallel for //@ RACE_FREE
		for (int i = 0; i < n; i++)
			a[i] = a[i + k];
	}
}
