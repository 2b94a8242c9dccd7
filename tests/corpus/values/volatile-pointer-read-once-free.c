// Claim: a volatile pointer that is read once, or that nothing but its function reaches, leads to one place.
// Source: semantics.md §6; C11 §6.7.3p7, §5.1.2.3
void fill(int n, int *volatile window) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		window[i] = i;
}
