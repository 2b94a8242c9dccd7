// Claim: with nowait the neighbour may still write.
// Source: semantics.md §4; OpenMP 5.2 §11.2
// Output: depends on the team size
#include <omp.h>

int a[9], b[8];

int main(void)
{
#pragma omp parallel num_threads(8) //@ RACE
	{
		int me = omp_get_thread_num();
#pragma omp scope nowait
		{
			a[me] = me + 1; //@ race(a)
		}
		b[me] = a[me + 1]; //@ race(a)
	}
	return b[0];
}
