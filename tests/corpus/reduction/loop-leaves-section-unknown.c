// Claim: with m > n the loop leaves the section that the threads have copies of. Source: OpenMP 5.2 §5.5.5; semantics.md §1
void count(int *a, int n, int m)
{
#pragma omp parallel for reduction(+ : a[:n]) //@ UNKNOWN(not-conforming)
	for (int i = 0; i < m; i++)
		a[i]++; //@ message(outside-section)
}

void halo(double *restrict y, const double *restrict q, int n)
{
#pragma omp parallel for reduction(+ : y[:n]) //@ UNKNOWN(not-conforming)
	for (int i = 0; i < n; i++) {
		y[i] += q[i];
		y[i + 1] -= q[i]; //@ message(outside-section)
	}
}
