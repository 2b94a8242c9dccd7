// Claim: safelen(1) leaves no two lanes.
// Source: semantics.md §7; OpenMP 5.2 §10.4.1
int a[65];

int main(void)
{
	a[0] = 1;
#pragma omp simd safelen(1) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i + 1] = a[i] ^ i;
	return a[5];
}
