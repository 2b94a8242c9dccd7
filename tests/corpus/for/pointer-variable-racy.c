// Claim: iterations over a pointer that reach the neighbour's element meet.
// Source: semantics.md §3; OpenMP 5.2 §4.4.1
void shift(double *a, int n)
{
#pragma omp parallel for //@ RACE
	for (double *p = a; p < a + n - 1; p++)
		*p = p[1]; //@ race(p)
}
