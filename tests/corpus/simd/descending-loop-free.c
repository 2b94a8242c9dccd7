// Claim: lanes are counted in the order of the iterations: downwards, a[i + 1] = a[i] is the forward dependence.
// Source: semantics.md §2 (trip numbers), §7
int a[65];

int main(void)
{
	a[3] = 1;
#pragma omp simd //@ RACE_FREE
	for (int i = 63; i >= 0; i--)
		a[i + 1] = a[i];
	return a[4];
}
