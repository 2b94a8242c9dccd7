// Claim: a structure whose bytes are copied hands on the pointers in it with its own value. Source: semantics.md §9; C11 §7.24.2.1
#include <stdlib.h>
#include <string.h>

struct list {
	double *x;
	int n;
};

void run(struct list *out, struct list *s, int n) {
	double *t = malloc(n * sizeof *t);
	struct list a = {t, n}, b;
	memcpy(&b, &a, sizeof a);
	*out = b;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap s->x t)
	for (int i = 0; i < n - 1; i++)
		t[i] = s->x[i + 1];
}
