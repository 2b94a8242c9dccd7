// Claim: memory that one thread allocates in the region is one object for all threads that get the pointer.
// Source: OpenMP 5.2 §5.7.2
#include <stdlib.h>

int main(void)
{
#pragma omp parallel //@ RACE
	{
		int *p;
#pragma omp single copyprivate(p)
		p = malloc(sizeof *p);
		*p = 1; //@ race(p)
	}
}
