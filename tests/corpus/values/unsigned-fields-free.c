// Claim: unsigned fields bound the loops of a grid as unsigned variables do. Source: semantics.md §2
struct grid {
	unsigned long columns, rows;
	double *restrict points;
};

void f(const struct grid *restrict g, double *restrict sums)
{
#pragma omp parallel for //@ RACE_FREE
	for (unsigned long i = 0; i < g->rows; i++)
		for (unsigned long j = g->columns; j > 0; j--)
			sums[i] += (double) j;
}
