// Claim: order(concurrent) preserves nothing, also not the forward dependence within safelen.
// Source: semantics.md §7; OpenMP 5.2 §10.4.1, §10.3
int a[72];

int main(void)
{
#pragma omp simd order(concurrent) safelen(5) //@ RACE
	for (int i = 0; i < 64; i++)
		a[i] = a[i + 4] + 1; //@ race(a)
	return a[5];
}
