// Claim: a pointer that is itself volatile may lead elsewhere in each trip: a[1] by the one may be a[0] by the next.
// Source: semantics.md §6; C11 §6.7.3p7
extern int *volatile window;

void fill(int n) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-pointer)
	for (int i = 0; i < n; i++)
		window[i] = i;
}
