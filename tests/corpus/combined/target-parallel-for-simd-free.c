// Claim: target parallel for simd on independent elements.
// Source: OpenMP 5.2 §17.2; semantics.md §3, §7
int a[64], b[64];

int main(void)
{
	b[5] = 2;
#pragma omp target parallel for simd map(from : a) map(to : b) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = b[i] * 2;
	return a[5];
}
