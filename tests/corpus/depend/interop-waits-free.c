// Claim: without nowait interop waits for the tasks that its depend clause names. (Not compiled by GCC 13.)
// Source: OpenMP 5.2 §14.1
#include <omp.h>

int x;

int main(void)
{
	omp_interop_t queue = omp_interop_none;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
#pragma omp task depend(out : x)
		x = 1;
#pragma omp interop init(targetsync : queue) depend(inout : x)
		x++;
	}
	return x;
}
