// Claim: a number into which the bytes of a pointer were copied is the address, in halves, too.
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
	uintptr_t v;
	memcpy(&v, &t, sizeof v);
	((unsigned *) out)[0] = (unsigned) v;
	((unsigned *) out)[1] = (unsigned) (v >> 32);
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap s->x t)
	for (int i = 0; i < n - 1; i++)
		t[i] = s->x[i + 1];
}
