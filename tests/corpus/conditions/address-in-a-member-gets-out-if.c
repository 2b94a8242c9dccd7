// Claim: an address that is a number in a structure gets out by way of the complement that is stored there.
// Source: semantics.md §9; C11 §6.3.2.3p5-6
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct list {
	double *x;
};
struct coded {
	int k;
	uintptr_t v;
};

void run(char *out, struct list *s, int n) {
	double *t = malloc(n * sizeof *t);
	struct coded z;
	z.v = (uintptr_t) t;
	z.v = ~z.v;
	*(uintptr_t *) out = z.v;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap s->x t)
	for (int i = 0; i < n - 1; i++)
		t[i] = s->x[i + 1];
}
