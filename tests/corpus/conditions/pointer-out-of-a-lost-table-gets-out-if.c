// Claim: a pointer that is read from a table of which it is not known any more which pointer stands where may be any that was ever stored there.
// Source: semantics.md §9; C11 §7.24.2.1
#include <stdlib.h>
#include <string.h>

struct list {
	double *x;
};

void copied(double **out, struct list *s, int n) {
	double *t = malloc(n * sizeof *t);
	double *table[4] = {t, t, t, t}, *other[4];
	memcpy(other, table, sizeof table);
	out[0] = other[1];
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap s->x t)
	for (int i = 0; i < n - 1; i++)
		t[i] = s->x[i + 1];
}

void overwritten(double **out, struct list *s, int n) {
	double *t = malloc(n * sizeof *t), *u = malloc(n * sizeof *u);
	double *table[4] = {t, t, t, t};
	for (int i = 0; i < n; i++)
		table[i % 4] = u;
	out[0] = table[n % 4];
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap s->x t)
	for (int i = 0; i < n - 1; i++)
		t[i] = s->x[i + 1];
}

void stays(struct list *s, int n) {
	double *t = malloc(n * sizeof *t);
	double *table[4] = {t, t, t, t}, *other[4];
	memcpy(other, table, sizeof table);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n - 1; i++)
		t[i] = s->x[i + 1];
}
