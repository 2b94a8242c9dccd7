// Claim: What is constant and volatile is changed by others than the program: its first value does not last. Source: C11 §6.7.3p7
const volatile int step = 1;

void scale(double *a, int n) {
#pragma omp parallel for //@ RACE_FREE_IF(stride step)
	for (int i = 0; i < n; i++)
		a[i * step] = i;
}
