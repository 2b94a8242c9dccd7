// Claim: pointers that qsort moves in a table stay in it: what others get from there may be any of them. Source: C11 §7.22.5.2; semantics.md §9
#include <stdlib.h>

struct list {
	double *x;
};

static int by_value(const void *a, const void *b) {
	double x = **(double *const *) a, y = **(double *const *) b;
	return (x > y) - (x < y);
}

void run(double **out, struct list *s, int n) {
	double *t = calloc(n, sizeof *t), *u = calloc(n, sizeof *u);
	double *table[2] = {t, u};
	qsort(table, 2, sizeof *table, by_value);
	out[0] = table[0];
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap s->x t)
	for (int i = 0; i < n - 1; i++)
		t[i] = s->x[i + 1];
}
