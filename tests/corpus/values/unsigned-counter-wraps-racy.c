// Claim: an unsigned counter is stepped down by more than it began with: blocks overlap, and the first one wraps.
// Output: undefined
// Source: semantics.md §9 (values)
#include <stdlib.h>

static int in[1000], out[1001];

int main(void)
{
	for (int i = 0; i < 1000; i++)
		in[i] = rand() % 16 - 4;
#pragma omp parallel for //@ RACE
	for (int b = 0; b < 10; b++) {
		size_t n = 50 * b + 60;
		for (int i = 100 * b; i < 100 * b + 100; i++)
			if (in[i] > 0)
				out[--n] = in[i]; //@ race(out) possible
	}
	return out[0];
}
