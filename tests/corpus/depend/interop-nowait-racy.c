// Claim: with nowait interop does not wait; a task that comes after it does. (Not compiled by GCC 13.)
// Source: OpenMP 5.2 §14.1
#include <omp.h>

int x, y;

int main(void)
{
	omp_interop_t queue = omp_interop_none;
#pragma omp parallel //@ RACE
#pragma omp single
	{
#pragma omp task depend(out : x)
		x = y = 1; //@ race(x)
#pragma omp interop init(targetsync : queue) depend(inout : x) nowait
#pragma omp task depend(in : x)
		y++;
		x++; //@ race(x)
	}
	return x;
}
