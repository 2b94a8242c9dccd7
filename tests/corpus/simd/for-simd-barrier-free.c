// Claim: for simd has the barrier of for.
// Source: semantics.md §4
int a[64], b[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp for simd
		for (int i = 0; i < 64; i++)
			a[i] = i;
#pragma omp for simd
		for (int i = 0; i < 64; i++)
			b[i] = a[63 - i];
	}
	return b[9];
}
