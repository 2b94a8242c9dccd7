// Claim: i << 2 is another element for each i: a number that is shifted fits its type. Source: semantics.md §2; C++17 [expr.shift] p2
void scaled(int *x, int n) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		x[i << 2] = 1;
}

void rows(int *x, int n) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		for (int j = 0; j < 8; j++)
			x[(i << 3) + j] = 1;
}
