// Claim: what a region read first is something else once it is written behind the region. Source: semantics.md §2, Values
struct Grid {
	int shift;
};

void move(struct Grid *grid, int *other, double *restrict x, int n)
{
	int before = 0;
#pragma omp parallel for lastprivate(before) //@ RACE_FREE
	for (int t = 0; t < 3; t++)
		before = grid->shift;
	*other = 7;
	int after = grid->shift;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		x[i + before] = x[i + after]; //@ race(x) possible
}
