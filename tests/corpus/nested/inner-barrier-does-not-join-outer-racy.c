// Claim: a barrier in an inner region joins the inner team alone.
// Source: semantics.md §4; OpenMP 5.2 §15.3.1
// Output: depends on the team size
#include <omp.h>

int a[9], b[8];

int main(void)
{
#pragma omp parallel num_threads(8) //@ RACE
	{
		int me = omp_get_thread_num();
		a[me] = me; //@ race(a)
#pragma omp parallel
		{
#pragma omp barrier
		}
		b[me] = a[me + 1]; //@ race(a)
	}
	return b[0];
}
