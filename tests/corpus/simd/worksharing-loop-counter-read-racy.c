// Claim: the thread of the last iteration of for simd writes the loop variable from outside; without a barrier it meets a read.
// Source: OpenMP 5.2 §5.1.1, §5.4.6
// Output: depends on the team size
#include <omp.h>

int main(void)
{
	int i = 0, a[32], seen[64];
#pragma omp parallel num_threads(64) //@ RACE
	{
#pragma omp for simd nowait //@ race(i)
		for (i = 0; i < 32; i++)
			a[i] = i;
		seen[omp_get_thread_num()] = i; //@ race(i)
	}
	return seen[0] < 0 || a[1] != 1;
}
