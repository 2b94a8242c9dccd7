// Claim: what an assertion says of a number says nothing of what is written there later. Source: semantics.md §2, Values
void assert(int holds);

struct Grid {
	int shift;
};

void move(struct Grid *grid, int *other, double *restrict x, int n)
{
	assert(grid->shift == 0);
	*other = -1;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		x[i] = x[i + grid->shift]; //@ race(x) possible
}
