// Claim: callees use the copy of the thread that calls them.
// Source: semantics.md §8, §9; OpenMP 5.2 §5.2
static int scratch[4];
#pragma omp threadprivate(scratch)

static int spread(int x)
{
	for (int k = 0; k < 4; k++)
		scratch[k] = x >> k;
	return scratch[0] + scratch[3];
}

int main(void)
{
	int a[64];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = spread(i);
	return a[9];
}
