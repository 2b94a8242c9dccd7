// Claim: lanes are counted in the order of the iterations: downwards, a[i] = a[i + 1] is the backward dependence.
// Source: semantics.md §2 (trip numbers), §7
int a[65];

int main(void)
{
	a[64] = 1;
#pragma omp simd //@ RACE
	for (int i = 63; i >= 0; i--)
		a[i] = a[i + 1]; //@ race(a)
	return a[4];
}
