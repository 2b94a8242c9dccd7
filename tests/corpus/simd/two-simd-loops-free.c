// Claim: a simd loop ends before what follows it in its thread.
// Source: semantics.md §7
int a[65], b[65];

int main(void)
{
#pragma omp parallel num_threads(1) //@ RACE_FREE
	{
#pragma omp simd
		for (int i = 0; i < 64; i++)
			a[i] = i;
#pragma omp simd
		for (int i = 0; i < 64; i++)
			b[i] = a[i + 1] + a[63 - i];
	}
	return b[7];
}
