// Claim: an assumption that leaves some input with a race does not help.
// Source: OpenMP 5.2 §8.3
void shift(int *a, int n, int d)
{
#pragma omp assume holds(d >= 1)
	{
#pragma omp parallel for //@ RACE
		for (int i = 0; i < n; i++)
			a[i] = a[i + d]; //@ race(a)
	}
}
