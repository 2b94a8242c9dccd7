// Claim: a pointer that goes down by two leaves its neighbour alone.
// Source: semantics.md §3; OpenMP 5.2 §4.4.1
void pairs(double *a, int n)
{
#pragma omp parallel for //@ RACE_FREE
	for (double *p = a + 2 * n; p > a; p -= 2)
		p[0] = p[-1];
}
