// Claim: fresh memory whose address was stored through a parameter may be what another pointer leads to that is loaded afterwards.
// Source: semantics.md §9.
#include <stdlib.h>
struct series {
	int *values;
};

void run(struct series *s, struct series *t, int n) {
	int *out = malloc(sizeof(int) * n);
	t->values = out;
	int *old = s->values;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		out[i] = old[i + 1]; //@ race(old) possible
}
