// Claim: the bytes of an address in a union tell others where a static array is.
// Source: semantics.md §9; C11 §6.3.2.3p5-6
#include <stdint.h>
#include <string.h>

struct list {
	double *x;
};
union overlay {
	double *p;
	unsigned half[2];
};

static double t[100];

void tell(char *out) {
	union overlay z;
	z.p = t;
	((unsigned *) out)[0] = z.half[0];
	((unsigned *) out)[1] = z.half[1];
}

void run(struct list *s) {
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap s->x t)
	for (int i = 0; i < 99; i++)
		t[i] = s->x[i + 1];
}
