// Claim: one team executes two distributed loops one after the other.
// Source: semantics.md §3
int a[64], b[64];

int main(void)
{
#pragma omp teams num_teams(1) //@ RACE_FREE
	{
#pragma omp distribute
		for (int i = 0; i < 64; i++)
			a[i] = i;
#pragma omp distribute
		for (int i = 0; i < 64; i++)
			b[i] = a[63 - i];
	}
	return b[7];
}
