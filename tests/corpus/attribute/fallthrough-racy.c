// Claim: where a case falls through, what the next one does happens, too. Source: GCC's statement attributes; semantics.md §1.
void falls(int *a, int n, int m) {
	int last = 0;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++) {
		switch (m) {
		case 1:
			a[i] = 1;
			__attribute__((fallthrough));
		case 2:
			last = i; //@ race(last) definite
		}
	}
	a[0] = last;
}
