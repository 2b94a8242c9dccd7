// Claim: the outer thread's number is the same for all threads of its inner team.
// Source: semantics.md §3
// Output: depends on the team size
#include <omp.h>

int a[4];

int main(void)
{
#pragma omp parallel num_threads(4) //@ RACE
	{
		int outer = omp_get_thread_num();
#pragma omp parallel num_threads(4)
		a[outer]++; //@ race(a)
	}
	return a[0];
}
