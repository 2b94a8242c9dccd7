// Claim: the value that a counter has where a loop is left is not bounded by the trips that ran to their end.
// Source: semantics.md §9 (values)
#include <stdlib.h>

static int in[1000], out[1001];

int main(void)
{
	for (int i = 0; i < 1000; i++)
		in[i] = rand() % 16 - 4;
#pragma omp parallel for //@ RACE
	for (int b = 0; b < 10; b++) {
		int n = 100 * b;
		for (int i = 100 * b; i < 100 * b + 100; i++) {
			if (in[i] > 0)
				n++;
			if (in[i] == 7) {
				n += 100;
				break;
			}
		}
		out[n] = b; //@ race(out) possible
	}
	return out[0];
}
