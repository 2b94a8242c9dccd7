// Claim: two deep calls that one use of a macro makes are two. The order of deeper calls is not followed, so the true answer (a race of the
// two tasks for each element but the last) is not found. Source: semantics.md §9 (recursion)
#include <stdlib.h>

#define TWICE fill(a, n - 1); fill(a, n - 1)

static void fill(int *a, int n)
{
	if (n <= 0)
		return;
	if (n < 90) {
#pragma omp task
		a[n - 1] = n;
	}
	TWICE;
}

int main(void)
{
	int *a = malloc(100 * sizeof(int));
#pragma omp parallel //@ UNKNOWN(recursion)
#pragma omp single
	fill(a, 100);
	int first = a[0];
	free(a);
	return first;
}
