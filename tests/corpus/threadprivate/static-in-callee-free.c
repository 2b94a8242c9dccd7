// Claim: a static of a function may be threadprivate.
// Source: semantics.md §8; OpenMP 5.2 §5.2
static int spread(int x)
{
	static int scratch[4];
#pragma omp threadprivate(scratch)
	for (int k = 0; k < 4; k++)
		scratch[k] = x >> k;
	return scratch[0];
}

int main(void)
{
	int a[64];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = spread(i);
	return a[9];
}
