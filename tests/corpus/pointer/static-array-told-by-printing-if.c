// Claim: an address that another function prints into memory of others tells them where a static array is.
// Source: semantics.md §9; C11 §7.21.6.6
#include <stdio.h>

struct list {
	double *x;
};

static double t[100];
static char name[8] = "t";

void tell(char *out) {
	sprintf(out, "%s at %p", name, (void *) t);
}

void run(struct list *s) {
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap s->x t)
	for (int i = 0; i < 99; i++)
		t[i] = s->x[i + 1];
}
