// Claim: a linear loop in a sequential one goes on from where it ended; the value is the same for all threads, whatever it is.
// Source: OpenMP 5.2 §5.4.6; semantics.md §8
void f(int n, int m, double *restrict a)
{
	int j = 0;
#pragma omp parallel //@ RACE_FREE
	for (int k = 0; k < m; k++)
#pragma omp for linear(j : 1)
		for (int i = 0; i < n; i++) {
			a[j] = k;
			j++;
		}
}
