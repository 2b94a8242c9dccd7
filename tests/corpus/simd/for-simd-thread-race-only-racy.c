// Claim: lanes preserve a forward dependence, threads do not.
// Source: semantics.md §7
int a[65];

int main(void)
{
	a[9] = 1;
#pragma omp parallel for simd //@ RACE witness T<=2
	for (int i = 0; i < 64; i++)
		a[i] = a[i + 1]; //@ race(a)
	return a[8];
}
