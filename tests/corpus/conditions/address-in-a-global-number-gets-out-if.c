// Claim: a multiple of an address in a variable that others can read lets out the block that the address leads to.
// Source: semantics.md §9; C11 §6.3.2.3p5-6
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct list {
	double *x;
};
uintptr_t kept;

void run(char *out, struct list *s, int n) {
	double *t = malloc(n * sizeof *t);
	kept = (uintptr_t) t * 3;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap s->x t)
	for (int i = 0; i < n - 1; i++)
		t[i] = s->x[i + 1];
}
