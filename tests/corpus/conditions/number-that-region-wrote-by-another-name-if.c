// Claim: behind a region, what it may have written through another pointer is not what was stored before.
// Source: semantics.md §9 (parameters may alias).
void run(int *a, int *b, double *restrict c) {
	b[0] = 1;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		a[i] = 0;
#pragma omp parallel for //@ RACE_FREE_IF(stride b[0])
	for (int i = 0; i < 10; i++)
		c[i * b[0]] = i;
}
