// Claim: in the variant without the barrier the neighbour's element is not ready.
// Source: OpenMP 5.2 §7.4; semantics.md §4
// gcc 12 does not know metadirective.
#include <omp.h>

void step(int slow, int *restrict a, int *restrict b)
{
#pragma omp parallel num_threads(8) //@ RACE
	{
		int me = omp_get_thread_num();
		a[me] = me; //@ race(a)
#pragma omp metadirective when(user = {condition(slow)} : barrier) default(nothing)
		b[me] = a[me + 1]; //@ race(a)
	}
}
