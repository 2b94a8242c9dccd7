// Claim: target simd with a forward dependence.
// Source: OpenMP 5.2 §17.2; semantics.md §7
int a[65];

int main(void)
{
	a[6] = 1;
#pragma omp target simd map(tofrom : a) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = a[i + 1];
	return a[5];
}
