// Claim: that a region has two threads is only possible where omp_set_num_threads was given a number that is not known. Source: semantics.md §1
#include <omp.h>

struct Grid {
	int threads;
};

void once(struct Grid *grid, int *other, double *restrict x)
{
	if (grid->threads != 1)
		return;
	*other = 2;
	omp_set_num_threads(grid->threads);
#pragma omp parallel //@ RACE
	x[0] = 1; //@ race(x) possible
}
