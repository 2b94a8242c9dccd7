// Claim: what an assumption says of a number holds while nothing may write it. Source: OpenMP 5.2 §8.3.1; C11 §6.5p7
struct Grid {
	int shift;
};

void move(struct Grid *grid, double *other, double *restrict x, int n)
{
#pragma omp assume holds(grid->shift == 0)
	{
		n++;
	}
	*other = -1;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		x[i] = x[i + grid->shift];
}
