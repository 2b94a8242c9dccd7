// Claim: what was read once of a volatile object stays as it was read: one stride for all iterations.
// Source: semantics.md §6; C11 §6.7.3p7
const volatile int step = 1;

void scale(double *a, int n) {
	int once = step;
#pragma omp parallel for //@ RACE_FREE_IF(stride once)
	for (int i = 0; i < n; i++)
		a[i * once] = i;
}
