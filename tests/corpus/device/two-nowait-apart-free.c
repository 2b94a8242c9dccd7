// Claim: two target tasks on sections that share nothing.
// Source: semantics.md §5, §8 (map)
int a[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		{
#pragma omp target nowait map(tofrom : a[0 : 32])
			for (int i = 0; i < 32; i++)
				a[i] = i;
#pragma omp target nowait map(tofrom : a[32 : 32])
			for (int i = 32; i < 64; i++)
				a[i] = -i;
		}
	}
	return a[7];
}
