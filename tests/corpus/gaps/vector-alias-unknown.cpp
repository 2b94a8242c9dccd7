// Claim: a vector type that has its name by an alias, or in a template, is no scalar either.
// Source: semantics.md §1 (what is not understood is never dropped).
using lanes = double __attribute__((vector_size(16)));

template <class T> struct Row {
	typedef T type __attribute__((vector_size(16)));
};
lanes a;
Row<int>::type b;

int main() {
	double *p = (double *)&a;
	int *q = (int *)&b;
#pragma omp parallel //@ UNKNOWN(unmodelled-expression)
	{
#pragma omp single nowait
		a = a + a;
#pragma omp single nowait
		p[1] = 1;
	}
#pragma omp parallel //@ UNKNOWN(unmodelled-expression)
	{
#pragma omp single nowait
		b = b + b;
#pragma omp single nowait
		q[3] = 1;
	}
	return 0;
}
