// Claim: depobj writes the depend object: one that threads share is no place for the dependence of each.
// Source: OpenMP 5.2 §15.9.4
#include <omp.h>

int a[8];

int main(void)
{
	omp_depend_t of;
#pragma omp parallel num_threads(2) //@ RACE
	{
		int t = omp_get_thread_num();
#pragma omp depobj(of) depend(inout : a[t]) //@ race(of)
	}
	return a[0];
}
