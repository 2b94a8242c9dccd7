// Claim: iterations that share nothing need no order.
// Source: semantics.md §7; OpenMP 5.2 §10.3
int a[65], b[65];

int main(void)
{
	a[6] = 3;
#pragma omp simd order(concurrent) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		b[i] = a[i] + a[i + 1];
	return b[5];
}
