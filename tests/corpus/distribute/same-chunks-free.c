// Claim: two distributed loops of equal iterations with the same static chunks give iteration i to the same team.
// Source: semantics.md §3 (two consistent loops); OpenMP 5.2 §11.6.1 (chunks in the order of the team numbers)
int a[64], b[64];

int main(void)
{
#pragma omp teams //@ RACE_FREE
	{
#pragma omp distribute dist_schedule(static, 4)
		for (int i = 0; i < 64; i++)
			a[i] = i;
#pragma omp distribute dist_schedule(static, 4)
		for (int i = 0; i < 64; i++)
			b[i] = a[i];
	}
	return b[7];
}
