// Claim: two calls of a mathematical function with the same argument yield one value. Source: C11 7.12.7.5; semantics.md §2
#include <math.h>

double a[1000];

void fill(double x) {
	int n = (int) sqrt(x);
	int m = (int) sqrt(x) - n + 1;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		a[i * m] = i;
}
