// Claim: for simd with a backward dependence races between threads and between lanes.
// Source: semantics.md §7
int a[65];

int main(void)
{
	a[0] = 1;
#pragma omp parallel for simd //@ RACE
	for (int i = 0; i < 64; i++)
		a[i + 1] = a[i]; //@ race(a)
	return a[9];
}
