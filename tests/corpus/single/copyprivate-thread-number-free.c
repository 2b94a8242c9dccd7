// Claim: the value that is handed over is the executing thread's: all threads have the same one.
// Source: OpenMP 5.2 §5.7.2; semantics.md §8
#include <omp.h>

int a[64];

int main(void)
{
#pragma omp parallel num_threads(64) //@ RACE_FREE
	{
		int who = omp_get_thread_num();
#pragma omp single copyprivate(who)
		who = omp_get_thread_num();
		if (who == omp_get_thread_num())
			a[0]++;
	}
	return a[0];
}
