// Claim: a loop whose body always ends in break or return has one iteration: found is j = i, whichever way. Source: C11 §6.8.6.3;
// semantics.md §2.
static int first_from(const int *t, int i, int n) {
	for (; i < n; i++)
		return t[i] * 0 + i;
	return n + i;
}

void mark(int *restrict a, const int *restrict t, int n) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++) {
		int j = 0;
		for (;;) {
			if (i > 3) {
				j = i;
				break;
			}
			j = i;
			break;
		}
		a[j] = i;
		while (i > 2) {
			a[j] += first_from(t, i, n) * 0;
			break;
		}
	}
}
