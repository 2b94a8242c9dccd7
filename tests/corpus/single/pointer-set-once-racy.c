// Claim: after a single construct that gives both pointers the same target, iterations meet their neighbours' elements. Source: semantics.md §2
#include <stdlib.h>

int main(void) {
	int n = 128;
	double *cur = calloc(n, sizeof *cur), *next = calloc(n, sizeof *next);
#pragma omp parallel //@ RACE witness T<=2
	for (int t = 0; t < 4; t++) {
#pragma omp for
		for (int i = 1; i < n; i++)
			next[i] = cur[i - 1] + 1; //@ race(cur)
#pragma omp single
		cur = next;
	}
	return cur[n / 2] > 100000;
}
