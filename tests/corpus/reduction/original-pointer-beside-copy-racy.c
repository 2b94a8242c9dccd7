// Claim: another pointer to the reduced section still means the original.
// Source: OpenMP 5.2 §5.5.5; semantics.md §2 (clauses are lexical), §8
#include <stdlib.h>

int main(void)
{
	int *h = calloc(16, sizeof *h), *same = h;
#pragma omp parallel for reduction(+ : h[:16]) //@ RACE race(same)
	for (int i = 0; i < 1000; i++) {
		h[i % 16]++;
		same[i % 16]++; //@ race(same)
	}
	int r = h[3];
	free(h);
	return r;
}
