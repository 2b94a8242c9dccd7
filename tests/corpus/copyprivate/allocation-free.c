// Claim: memory that one thread allocates is the whole team's after copyprivate of the pointer.
// Source: semantics.md §8, §9; OpenMP 5.2 §5.7.2
#include <omp.h>
#include <stdlib.h>

int main(void)
{
#pragma omp parallel num_threads(8) //@ RACE_FREE
	{
		int *m;
#pragma omp single copyprivate(m)
		m = malloc(8 * sizeof *m);
		m[omp_get_thread_num()] = 1;
#pragma omp barrier
#pragma omp master
		free(m);
	}
	return 0;
}
