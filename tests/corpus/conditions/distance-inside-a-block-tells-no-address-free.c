// Claim: the distance of two places in one block does not tell where it is.
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
	double *end = t + n;
	*(long *) out = end - t;
	*(long *) (out + 8) = (intptr_t) (t + 3) - (intptr_t) t;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n - 1; i++)
		t[i] = s->x[i + 1];
}
