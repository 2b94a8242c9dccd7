// Claim: with one thread a forward dependence is preserved.
// Source: semantics.md §7
int a[65];

int main(void)
{
	a[9] = 1;
#pragma omp parallel for simd num_threads(1) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = a[i + 1];
	return a[8];
}
