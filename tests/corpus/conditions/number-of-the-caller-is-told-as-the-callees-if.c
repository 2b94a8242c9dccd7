// Claim: a condition speaks of the variables of the function around the region, not of those of its callers that have the same names.
// Source: decision 29
double *a;

static void scale(int step, int n) {
#pragma omp parallel for //@ RACE_FREE_IF(stride step)
	for (int i = 0; i < n; i++)
		a[i * step] = 1;
}

void all(int step, int n, int other) {
	if (step == 0)
		return;
	scale(other, n);
}
