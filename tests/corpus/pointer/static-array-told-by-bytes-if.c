// Claim: the bytes of a pointer, stored by another function, tell others where a static array is.
// Source: semantics.md §9; C11 §6.3.2.3p5-6
#include <stdint.h>
#include <string.h>

struct list {
	double *x;
};

static double t[100];

void tell(char *out) {
	double *p = t;
	unsigned char *bytes = (unsigned char *) &p;
	for (int k = 0; k < 8; k++)
		out[k] = bytes[k];
}

void run(struct list *s) {
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap s->x t)
	for (int i = 0; i < 99; i++)
		t[i] = s->x[i + 1];
}
