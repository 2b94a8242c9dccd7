// Claim: free writes the whole block for others: it races with reads that no barrier keeps before it.
// Source: C11 §7.22.3; semantics.md §9.
#include <stdlib.h>
double sum[100];

int main(void) {
	double *b = calloc(100, sizeof *b);
#pragma omp parallel //@ RACE
	{
#pragma omp for nowait
		for (int i = 0; i < 100; i++)
			sum[i] = b[i]; //@ race(b)
#pragma omp single
		free(b); //@ race(b)
	}
	return (int)sum[99];
}
