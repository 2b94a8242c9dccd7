// Claim: threads of different teams have the same thread numbers.
// Source: semantics.md §3, §10 (gthr)
// Output: differs without OpenMP
#include <omp.h>

int a[8];

int main(void)
{
#pragma omp teams num_teams(4) thread_limit(8) //@ RACE
	{
#pragma omp parallel
		a[omp_get_thread_num()]++; //@ race(a)
	}
	return a[0];
}
