// Claim: what one thread allocates in a single construct all threads find behind its barrier. Source: semantics.md §2, §4
#include <stdlib.h>

int main(void) {
	int n = 100, *a;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		a = malloc(n * sizeof *a);
#pragma omp for
		for (int i = 0; i < n; i++)
			a[i] = i;
	}
	return a[7] != 7;
}
