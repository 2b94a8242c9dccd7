// Claim: a function of a program's namespace may do anything, whatever library function has its name. Source: semantics.md §9
namespace grid {
double max(const double *row, int n);
double round(double value);
} // namespace grid

void scale(double *a, double *b, const double *row, int n) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < n; i++)
		a[i] = grid::max(row, n);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < n; i++)
		b[i] = grid::round(b[i]);
}
