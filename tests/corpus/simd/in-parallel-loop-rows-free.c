// Claim: a simd loop over the row of a distributed iteration is free.
// Source: semantics.md §3, §7
int a[32][64];

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
	for (int r = 0; r < 32; r++) {
#pragma omp simd
		for (int i = 0; i < 63; i++)
			a[r][i] = a[r][i + 1] + r;
	}
	return a[5][3];
}
