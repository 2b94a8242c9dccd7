// Claim: what an assumption says of a number says nothing of what is written there later. Source: OpenMP 5.2 §8.3.1; semantics.md §2, Values
struct Grid {
	int shift;
};

void move(struct Grid *grid, int *other, double *restrict x, int n)
{
#pragma omp assume holds(grid->shift == 0)
	{
		n++;
	}
	*other = -1;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		x[i] = x[i + grid->shift]; //@ race(x) possible
}
