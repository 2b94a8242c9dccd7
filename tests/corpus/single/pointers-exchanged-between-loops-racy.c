// Claim: without a barrier before the exchange, a thread may still use the pointers in its iterations. Source: semantics.md §2, §4
#include <stdlib.h>

int main(void) {
	int n = 128;
	double *cur = calloc(n, sizeof *cur), *next = calloc(n, sizeof *next);
	cur[n / 2] = 1;
#pragma omp parallel //@ RACE witness T<=2
	for (int t = 0; t < 20; t++) {
#pragma omp for nowait
		for (int i = 1; i < n - 1; i++)
			next[i] = cur[i]; //@ race(next) race(cur)
#pragma omp single
		{
			double *other = cur;
			cur = next; //@ race(cur)
			next = other; //@ race(next)
		}
	}
	return cur[n / 2] > 1;
}
