// Claim: pointers that a single construct exchanges lead all threads to the other array after its barrier. Source: semantics.md §2, §4
#include <stdlib.h>

int main(void) {
	int n = 128;
	double *cur = calloc(n, sizeof *cur), *next = calloc(n, sizeof *next);
	cur[n / 2] = 1;
#pragma omp parallel //@ RACE_FREE
	for (int t = 0; t < 20; t++) {
#pragma omp for
		for (int i = 1; i < n - 1; i++)
			next[i] = 0.5 * cur[i] + 0.25 * (cur[i - 1] + cur[i + 1]);
#pragma omp single
		{
			double *other = cur;
			cur = next;
			next = other;
		}
	}
	return cur[n / 2] > 1;
}
