// Claim: a target region inside target data works on the copies, and is waited for.
// Source: semantics.md §5, §8 (map); OpenMP 5.2 §13.5
int a[64];

int main(void)
{
#pragma omp target data map(tofrom : a)
	{
#pragma omp target parallel for //@ RACE_FREE
		for (int i = 0; i < 64; i++)
			a[i] = i;
#pragma omp target parallel for //@ RACE_FREE
		for (int i = 0; i < 64; i++)
			a[i] *= 2;
	}
	return a[7];
}
