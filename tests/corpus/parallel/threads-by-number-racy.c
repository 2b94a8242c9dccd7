// Claim: a number that inputs give, and that nothing writes, lets a region have two threads. Source: semantics.md §1
struct Grid {
	int threads;
};

void once(struct Grid *grid, double *other, double *restrict x)
{
	if (grid->threads < 1)
		return;
	*other = 2;
#pragma omp parallel num_threads(grid->threads) //@ RACE
	x[0] = 1; //@ race(x)
}
