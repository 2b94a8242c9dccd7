// Claim: a simd loop's variable that is declared outside of the region is linear: each encountering thread writes it back.
// Source: semantics.md §8; OpenMP 5.2 §5.1.1, §5.4.6
int main(void)
{
	int i;
#pragma omp parallel //@ RACE
	{
		int a[64];
#pragma omp simd //@ race(i)
		for (i = 0; i < 64; i++)
			a[i] = 0;
		(void) a;
	}
	return i;
}
