// Claim: after the loop a counter has made as many steps as there were trips at most: the end mark is in the block's own part, which has one
// place more. Source: semantics.md §9 (values)
#include <stdlib.h>

static int in[1000], out[1010];

int main(void)
{
	for (int i = 0; i < 1000; i++)
		in[i] = rand() % 16 - 4;
#pragma omp parallel for //@ RACE_FREE
	for (int b = 0; b < 10; b++) {
		int n = 101 * b;
		for (int i = 100 * b; i < 100 * b + 100; i++)
			if (in[i] > 0)
				out[n++] = in[i];
		out[n] = -1;
	}
	return out[0];
}
