// Claim: with one team the lanes of distribute simd still meet.
// Source: semantics.md §3, §7
int a[65];

int main(void)
{
	a[0] = 2;
#pragma omp teams num_teams(1) //@ RACE
	{
#pragma omp distribute simd
		for (int i = 0; i < 64; i++)
			a[i + 1] = a[i]; //@ race(a)
	}
	return a[5];
}
