// Claim: memory that one thread allocates is the same for all after copyprivate of the pointer.
// Source: semantics.md §8, §9; OpenMP 5.2 §5.7.2
#include <stdlib.h>

int main(void)
{
#pragma omp parallel num_threads(8) //@ RACE
	{
		int *m;
#pragma omp single copyprivate(m)
		m = calloc(8, sizeof *m);
		m[0]++; //@ race(m)
	}
	return 0;
}
