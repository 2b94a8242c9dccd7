// Claim: interop initialises an object, for each thread that meets the directive. (Not compiled by GCC 13.)
// Source: OpenMP 5.2 §14.1
#include <omp.h>

int main(void)
{
	omp_interop_t queue = omp_interop_none;
#pragma omp parallel //@ RACE
	{
#pragma omp interop init(targetsync : queue) //@ race(queue)
	}
	return 0;
}
