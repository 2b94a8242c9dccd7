// Claim: a reduction gives each lane a copy.
// Source: semantics.md §7, §8
int a[64];

int main(void)
{
	int s = 0;
	for (int i = 0; i < 64; i++)
		a[i] = 1;
#pragma omp simd reduction(+ : s) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		s += a[i];
	return s;
}
