// Claim: what an assume directive says is a fact.
// Source: OpenMP 5.2 §8.3
void shift(int *a, int n, int d)
{
#pragma omp assume holds(d >= n)
	{
#pragma omp parallel for //@ RACE_FREE
		for (int i = 0; i < n; i++)
			a[i] = a[i + d];
	}
}
