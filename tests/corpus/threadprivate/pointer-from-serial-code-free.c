// Claim: a pointer that was taken before the region may be used by the primary thread.
// Source: semantics.md §8, §9; OpenMP 5.2 §5.2
#include <omp.h>

static int count;
#pragma omp threadprivate(count)

int main(void)
{
	int *p = &count;
#pragma omp parallel //@ RACE_FREE
	{
		count++;
		if (omp_get_thread_num() == 0)
			*p = 3;
	}
	return count >= 0;
}
