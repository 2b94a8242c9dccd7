// Claim: how a static array is aligned, and distances inside of it, do not tell where it is.
// Source: semantics.md §9; C11 §6.3.2.3p5-6
#include <stdint.h>
#include <string.h>

struct list {
	double *x;
};

static double t[100];

void tell(char *out) {
	double *end = t + 3;
	*(int *) out = (uintptr_t) t & 15;
	*(long *) (out + 8) = end - t;
	*(long *) (out + 16) = (uintptr_t) (t + 3) - (uintptr_t) t;
}

void run(struct list *s) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 99; i++)
		t[i] = s->x[i + 1];
}
