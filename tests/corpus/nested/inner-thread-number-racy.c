// Claim: in the inner region omp_get_thread_num is the number in the inner team, equal in each of them.
// Source: semantics.md §3 (innermost dynamically enclosing team)
// Output: depends on the team size
#include <omp.h>

int a[4];

int main(void)
{
#pragma omp parallel num_threads(4) //@ RACE
	{
#pragma omp parallel num_threads(4)
		a[omp_get_thread_num()]++; //@ race(a)
	}
	return a[0];
}
