// Claim: what a loop read is the same behind the loop where nothing writes it. Source: semantics.md §2, Values
struct Grid {
	int shift;
};

void move(struct Grid *grid, double *restrict x, int n)
{
	int before = 0;
	for (int t = 0; t < 3; t++)
		before = grid->shift;
	int after = grid->shift;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		x[i + before] = x[i + after];
}
