// Claim: a counter that some trips step twice leaves the block it began in. Source: semantics.md §9 (values)
#include <stdlib.h>

static int in[1000], out[2000];

int main(void)
{
	for (int i = 0; i < 1000; i++)
		in[i] = rand() % 16 - 4;
#pragma omp parallel for //@ RACE
	for (int b = 0; b < 10; b++) {
		int n = 100 * b;
		for (int i = 100 * b; i < 100 * b + 100; i++)
			if (in[i] > 0) {
				out[n] = in[i]; //@ race(out) possible
				n += 2;
			}
	}
	return out[0];
}
