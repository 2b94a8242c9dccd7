// Claim: the twin: all others meet.
// Source: OpenMP 5.2 §5.7.2; semantics.md §8
// Output: depends on the team size
#include <omp.h>

int a[64];

int main(void)
{
#pragma omp parallel num_threads(64) //@ RACE witness T<=3
	{
		int who = omp_get_thread_num();
#pragma omp single copyprivate(who)
		who = omp_get_thread_num();
		if (who != omp_get_thread_num())
			a[0]++; //@ race(a)
	}
	return a[0];
}
