// Claim: mempcpy copies pointers among the bytes: what they lead to gets out. Source: semantics.md §9
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

struct list {
	double *x;
};

void run(char *out, struct list *s, int n) {
	double *t = malloc(n * sizeof *t);
	mempcpy(out, &t, sizeof t);
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap s->x t)
	for (int i = 0; i < n - 1; i++)
		t[i] = s->x[i + 1];
}
