// Claim: a cancelled loop still ends with its barrier.
// Source: semantics.md §4; OpenMP 5.2 §16.1
void fill(int n, int stop, int *restrict a, int *restrict b)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp for
		for (int i = 0; i < n; i++) {
			a[i] = i;
#pragma omp cancel for if (i == stop)
		}
#pragma omp for
		for (int i = 0; i < n; i++)
			b[i] = a[n - 1 - i];
	}
}
