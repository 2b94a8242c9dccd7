// Claim: safelen limits lanes; threads may execute any two iterations at the same time.
// Source: semantics.md §7; OpenMP 5.2 §10.4.1
int a[72];

int main(void)
{
	a[0] = 1;
#pragma omp parallel for simd safelen(8) //@ RACE
	for (int i = 0; i < 64; i++)
		a[i + 8] = a[i]; //@ race(a)
	return a[64];
}
