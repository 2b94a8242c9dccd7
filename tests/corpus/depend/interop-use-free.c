// Claim: interop with use only reads the object. (Not compiled by GCC 13.)
// Source: OpenMP 5.2 §14.1
#include <omp.h>

int main(void)
{
	omp_interop_t queue = omp_interop_none;
#pragma omp interop init(targetsync : queue)
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp interop use(queue)
	}
#pragma omp interop destroy(queue)
	return 0;
}
