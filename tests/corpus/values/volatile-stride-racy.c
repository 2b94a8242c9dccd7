// Claim: What is constant and volatile is changed by others than the program: the stride of one iteration is not that of the next.
// Source: semantics.md §6; C11 §6.7.3p7
const volatile int step = 1;

void scale(double *a, int n) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		a[i * step] = i; //@ race(a) possible
}
