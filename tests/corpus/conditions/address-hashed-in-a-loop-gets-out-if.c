// Claim: a number that a loop makes of an address may tell it.
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
	uintptr_t v = (uintptr_t) t;
	for (int k = 0; k < n; k++)
		v = v * 31 + k;
	*(uintptr_t *) out = v;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap s->x t)
	for (int i = 0; i < n - 1; i++)
		t[i] = s->x[i + 1];
}
