// Claim: the numbers at both levels together name a thread.
// Source: semantics.md §3
// Output: depends on the team size
#include <omp.h>

int a[16];

int main(void)
{
#pragma omp parallel num_threads(4) //@ RACE_FREE
	{
		int outer = omp_get_thread_num();
#pragma omp parallel num_threads(4)
		a[outer * 4 + omp_get_thread_num()]++;
	}
	return a[0];
}
