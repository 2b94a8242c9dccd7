// Claim: an address that is printed to a stream lets no block out: no code of the program gets it.
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
	printf("%p %s\n", (void *) t, out);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n - 1; i++)
		t[i] = s->x[i + 1];
}
