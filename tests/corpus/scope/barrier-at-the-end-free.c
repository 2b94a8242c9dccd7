// Claim: scope ends with a barrier: afterwards the neighbour's element may be read.
// Source: semantics.md §4; OpenMP 5.2 §11.2
// Output: depends on the team size
#include <omp.h>

int a[9], b[8];

int main(void)
{
#pragma omp parallel num_threads(8) //@ RACE_FREE
	{
		int me = omp_get_thread_num();
#pragma omp scope
		{
			a[me] = me + 1;
		}
		b[me] = a[me + 1];
	}
	return b[0];
}
