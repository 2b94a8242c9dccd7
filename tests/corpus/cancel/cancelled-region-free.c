// Claim: cancelling a parallel region leaves it early; each thread wrote its own element.
// Source: semantics.md §3; OpenMP 5.2 §16.1
// Output: depends on the team size
#include <omp.h>

int a[8];

int main(void)
{
#pragma omp parallel num_threads(8) //@ RACE_FREE
	{
		int me = omp_get_thread_num();
		a[me] = 1;
#pragma omp cancel parallel if (me == 3)
		a[me] += 2;
	}
	return a[0];
}
