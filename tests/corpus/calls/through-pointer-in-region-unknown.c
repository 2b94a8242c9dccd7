// Claim: where a pointer may also be one of which nothing is known, the call is not modelled.
// Source: semantics.md §1
#include <stdlib.h>

static int out[64];

static void set(int k)
{
	out[k] = k;
}

void apply(int n, void (*other)(int))
{
	void (*each)(int) = n > 8 ? other : set;
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int k = 0; k < 64; k++)
		each(k);
}
