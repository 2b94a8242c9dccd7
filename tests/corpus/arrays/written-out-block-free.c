// Claim: each iteration changes a block of eight elements that is written out; what one reads beside them is in its own block. Source: semantics.md §10
static void smooth(double *r)
{
	r[0] += r[1];
	r[1] += r[2];
	r[2] += r[3];
	r[3] += r[4];
	r[4] += r[5];
	r[5] += r[6];
	r[6] += r[7];
	r[7] += r[0];
}

void all(double *restrict a, int n)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		smooth(a + 8 * i);
}
