// Claim: the distance from memory of others tells where a block is.
// Source: semantics.md §9; C11 §6.3.2.3p5-6
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct list {
	double *x;
};

void run(char *out, struct list *s, int n) {
	double *t = malloc(n * sizeof *t);
	*(intptr_t *) out = (intptr_t) t - (intptr_t) s;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap s->x t)
	for (int i = 0; i < n - 1; i++)
		t[i] = s->x[i + 1];
}
