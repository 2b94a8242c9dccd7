// Claim: a function that takes a pointer is not the one of the library that takes numbers alone. Source: semantics.md §9; C11 §7.12
double max(const double *row, int n);

void scale(double *a, int n) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < n; i++)
		a[i] = max(a, n);
}
