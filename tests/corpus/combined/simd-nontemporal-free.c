// Claim: nontemporal is a hint.
// Source: OpenMP 5.2 §10.4 (nontemporal); semantics.md §7
int a[64], b[64];

int main(void)
{
	b[5] = 2;
#pragma omp simd nontemporal(a) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = b[i];
	return a[5];
}
