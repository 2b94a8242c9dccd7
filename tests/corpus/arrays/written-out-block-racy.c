// Claim: the last element of a block that is written out reads the first one of the next block. Source: semantics.md §10
static void smooth(double *r)
{
	r[0] += r[1]; //@ race
	r[1] += r[2];
	r[2] += r[3];
	r[3] += r[4];
	r[4] += r[5];
	r[5] += r[6];
	r[6] += r[7];
	r[7] += r[8]; //@ race
}

void all(double *restrict a, int n)
{
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		smooth(a + 8 * i);
}
