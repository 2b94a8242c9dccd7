// Claim: what a function allocates is not what its parameters point to, nor what pointers lead to that were there before, unless the new
// address was stored where it can be found.
// Source: C11 §7.22.3 (disjoint from any other object); semantics.md §9.
#include <stdlib.h>
struct series {
	int *values;
};

void run(int *a, struct series *s, int n) {
	int *out = malloc(sizeof(int) * n);
	int *old = s->values;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		out[i] = a[i + 1] + old[i + 1];
	free(out);
}
