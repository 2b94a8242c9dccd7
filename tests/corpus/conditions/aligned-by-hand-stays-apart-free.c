// Claim: a block that is aligned by hand is not given to others.
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
	size_t pad = (64 - (uintptr_t) t % 64) % 64;
	double *aligned = (double *) ((char *) t + pad);
	aligned[0] = n;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n - 1; i++)
		t[i] = s->x[i + 1];
}
