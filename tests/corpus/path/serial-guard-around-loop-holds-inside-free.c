// Claim: what holds where a serial loop is entered holds for the regions inside it. Source: semantics.md §1 (exact paths).
int a[1000];

void f(int n, int m) {
	if (n <= 0) {
		return;
	}
	for (int k = 0; k < m; k++) {
		#pragma omp parallel for //@ RACE_FREE
		for (int i = 0; i < 100; i++) {
			a[i * n] = k;
		}
	}
}
