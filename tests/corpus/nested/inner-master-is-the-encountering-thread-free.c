// Claim: the master of an inner team is the thread that forked it: it uses that thread's element.
// Source: semantics.md §10 (gthr)
// Output: depends on the team size
#include <omp.h>

int a[8];

int main(void)
{
#pragma omp parallel num_threads(8) //@ RACE_FREE
	{
		int me = omp_get_thread_num();
		a[me]++;
#pragma omp parallel
		{
#pragma omp master
			a[me]++;
		}
		a[me]++;
	}
	return a[0];
}
