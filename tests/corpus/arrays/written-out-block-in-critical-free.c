// Claim: of a block that is written out, all iterations change the first eight elements; a critical region is around each. Source: semantics.md §6
static void count(double *r)
{
#pragma omp critical
	{
		r[0] += 1;
		r[1] += 1;
		r[2] += 1;
		r[3] += 1;
	}
#pragma omp critical
	r[4] += 1;
#pragma omp critical
	{
		r[5] += 1;
		r[6] += 1;
		r[7] += 1;
	}
}

void all(double *restrict a, int n)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		count(a);
}
