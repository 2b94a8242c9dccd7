// Claim: with one team a forward dependence of distribute simd is preserved.
// Source: semantics.md §3, §7
int a[65];

int main(void)
{
	a[6] = 2;
#pragma omp teams num_teams(1) //@ RACE_FREE
	{
#pragma omp distribute simd
		for (int i = 0; i < 64; i++)
			a[i] = a[i + 1];
	}
	return a[5];
}
