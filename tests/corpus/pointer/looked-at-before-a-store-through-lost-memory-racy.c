// Claim: what an iteration looks at before it stores through a pointer of unknown origin differs from what earlier iterations saw there,
// so that the region is executed. Source: semantics.md §3; C11 6.5p2
struct item {
	int n;
	struct item *next;
};

int changes(int *p, struct item *t, struct item *u, double *a, int m, int k) {
	int prev = -1, met = 0;
	t->n = 0;
	u->next = u;
	for (int j = 0; j < k; j++) {
		int now = *p;
		if (j > 0 && now != prev) {
			met++;
#pragma omp parallel for //@ RACE
			for (int i = 0; i < m; i++)
				a[0] = i; //@ race(a)
		}
		prev = now;
		t->next->n = j + 1;
	}
	return met;
}
