// Claim: another unit may have the value of a constant that a pragma calls weak, or an earlier declaration.
// Source: GCC manual, Weak Pragmas; semantics.md §9
#pragma weak stride
const int stride = 1;
extern const int step __attribute__((weak));
const int step = 1;
const int one = 1;

void f(double *a, double *b, double *c, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(stride stride)
	for (int i = 0; i < n; i++)
		a[stride * i] = i;
#pragma omp parallel for //@ RACE_FREE_IF(stride step)
	for (int i = 0; i < n; i++)
		b[step * i] = i;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		c[one * i] = i;
}
