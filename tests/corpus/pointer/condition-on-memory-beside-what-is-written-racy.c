// Claim: a condition on memory that the region writes only if two pointers are equal keeps no race from being one: they may differ. Source: decision 29
void scale(const double *a, double *u, int n) {
	double factor;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		if (a[i] != 0) {
			factor = 1 / a[i]; //@ race(factor)
			u[i] *= factor; //@ race(factor)
		}
}
