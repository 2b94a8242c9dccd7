// Claim: a pointer may be the variable of a worksharing loop.
// Source: semantics.md §3; OpenMP 5.2 §4.4.1
void scale(double *a, int n)
{
#pragma omp parallel for //@ RACE_FREE
	for (double *p = a; p < a + n; p++)
		*p = 2 * *p;
}
