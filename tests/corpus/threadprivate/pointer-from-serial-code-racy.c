// Claim: the primary thread's own access meets another thread's through a pointer that was taken before the region.
// Source: semantics.md §8, §9; OpenMP 5.2 §5.2
#include <omp.h>

static int count;
#pragma omp threadprivate(count)

int main(void)
{
	int *p = &count;
#pragma omp parallel //@ RACE
	{
		count++; //@ race(count)
		if (omp_get_thread_num() == 1)
			*p = 3; //@ race(count)
	}
	return count >= 0;
}
