// Claim: (i << 2) + j for j up to 4 is an element twice. Source: semantics.md §2
void rows(int *x, int n) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		for (int j = 0; j < 5; j++)
			x[(i << 2) + j] = 1; //@ race(x)
}
