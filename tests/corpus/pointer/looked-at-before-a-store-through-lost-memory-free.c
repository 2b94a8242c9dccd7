// Claim: what no store through a pointer of unknown origin can reach is the same in all iterations, so that the region is never executed.
// Source: semantics.md §3; C11 6.5p2
struct item {
	int n;
	struct item *next;
};

int changes(int start, struct item *t, struct item *u, double *a, int m, int k) {
	int own = start, prev = -1, met = 0;
	t->n = 0;
	u->next = u;
	for (int j = 0; j < k; j++) {
		int now = own;
		if (j > 0 && now != prev) {
			met++;
#pragma omp parallel for //@ RACE_FREE
			for (int i = 0; i < m; i++)
				a[0] = i;
		}
		prev = now;
		t->next->n = j + 1;
	}
	return met;
}
