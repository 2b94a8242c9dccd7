// Claim: that a region has two threads is only possible where a number that may have been written by another name says so. Source: semantics.md §1
struct Grid {
	int threads;
};

void once(struct Grid *grid, int *other, double *restrict x)
{
	if (grid->threads != 1)
		return;
	*other = 2;
#pragma omp parallel num_threads(grid->threads) //@ RACE
	x[0] = 1; //@ race(x) possible
}
