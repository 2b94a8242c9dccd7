// Claim: the twin whose variable is declared in the region.
// Source: semantics.md §8; OpenMP 5.2 §5.1.1, §5.4.6
int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
		int i, a[64];
#pragma omp simd
		for (i = 0; i < 64; i++)
			a[i] = 0;
		(void) a;
	}
	return 0;
}
