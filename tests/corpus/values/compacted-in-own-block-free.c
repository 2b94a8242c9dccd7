// Claim: a counter that some trips step stays within as many steps as there were trips: each block is compacted in its own part.
// Source: semantics.md §9 (values)
#include <stdlib.h>

static int in[1000], out[1000], kept[10];

int main(void)
{
	for (int i = 0; i < 1000; i++)
		in[i] = rand() % 16 - 4;
#pragma omp parallel for //@ RACE_FREE
	for (int b = 0; b < 10; b++) {
		int n = 100 * b;
		for (int i = 100 * b; i < 100 * b + 100; i++)
			if (in[i] > 0)
				out[n++] = in[i];
		kept[b] = n - 100 * b;
	}
	return kept[3] + out[0];
}
