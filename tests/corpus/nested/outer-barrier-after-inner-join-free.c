// Claim: the inner team's work comes before its join, and the join before the outer barrier.
// Source: semantics.md §4, §10 (FJ, BAR)
// Output: depends on the team size
#include <omp.h>

int a[9][4], b[8];

int main(void)
{
#pragma omp parallel num_threads(8) //@ RACE_FREE
	{
		int me = omp_get_thread_num();
#pragma omp parallel num_threads(4)
		a[me][omp_get_thread_num()] = me;
#pragma omp barrier
		b[me] = a[me + 1][0];
	}
	return b[0];
}
