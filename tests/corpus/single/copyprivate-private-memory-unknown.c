// Claim: a pointer to memory that one thread allocated in the region is not followed into the other threads yet.
// Source: OpenMP 5.2 §5.7.2
#include <stdlib.h>

int main(void)
{
#pragma omp parallel //@ UNKNOWN(unmodelled-clause)
	{
		int *p;
#pragma omp single copyprivate(p)
		p = malloc(sizeof *p);
		*p = 1;
	}
}
