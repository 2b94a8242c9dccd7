// Claim: a pointer that leads to one of two arrays names either where it leads there, and none elsewhere. Source: decision 29
void shift(double *p, double *q, double *r, int swap, int n) {
	double *x = swap ? p : q;
	p = q = 0;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap r x)
	for (int i = 0; i < n; i++)
		x[i] = r[i + 1];
}
