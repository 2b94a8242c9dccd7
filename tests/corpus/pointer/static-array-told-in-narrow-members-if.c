// Claim: members that hold the halves of an address tell others where a static array is.
// Source: semantics.md §9; C11 §6.3.2.3p5-6
#include <stdint.h>
#include <string.h>

struct list {
	double *x;
};
struct halves {
	unsigned low, high;
};

static double t[100];

void tell(char *out) {
	struct halves z = {(uintptr_t) t, (uintptr_t) t >> 32};
	((unsigned *) out)[0] = z.low;
	((unsigned *) out)[1] = z.high;
}

void run(struct list *s) {
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap s->x t)
	for (int i = 0; i < 99; i++)
		t[i] = s->x[i + 1];
}
