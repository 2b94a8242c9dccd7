// Claim: without the barrier of the single construct, threads may read the pointer while it is written. Source: semantics.md §2, §4
// Output: undefined
#include <stdlib.h>

int main(void) {
	int n = 100, *a = malloc(n * sizeof *a);
#pragma omp parallel //@ RACE witness T<=2
	{
#pragma omp single nowait
		a = malloc(n * sizeof *a); //@ race(a)
#pragma omp for
		for (int i = 0; i < n; i++)
			a[i] = i; //@ race(a)
	}
	return a[7] != 7;
}
