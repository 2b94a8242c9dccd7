// Claim: safelen must not stand beside order(concurrent), and does not limit what that permits.
// Source: semantics.md §3, §7; OpenMP 5.2 §10.3, §10.4
int a[72];

int main(void)
{
#pragma omp simd order(concurrent) safelen(4) //@ RACE message(duplicate-clause)
	for (int i = 0; i < 64; i++)
		a[i] = a[i + 4] + 1; //@ race(a)
	return a[5];
}
