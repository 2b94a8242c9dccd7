// Claim: the halves of the address of a static array, stored by another function, tell others where it is.
// Source: semantics.md §9; C11 §6.3.2.3p5-6
#include <stdint.h>
#include <string.h>

struct list {
	double *x;
};

static double t[100];

void tell(char *out) {
	unsigned low = (unsigned) (uintptr_t) t, high = (unsigned) ((uintptr_t) t >> 32);
	((unsigned *) out)[0] = low;
	((unsigned *) out)[1] = high;
}

void run(struct list *s) {
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap s->x t)
	for (int i = 0; i < 99; i++)
		t[i] = s->x[i + 1];
}
