// Claim: linear reads and writes the original, which the threads of a region share.
// Source: semantics.md §8; OpenMP 5.2 §5.4.6
// Output: depends on the team size
int main(void)
{
	int k = 0;
#pragma omp parallel //@ RACE
	{
		int a[64];
#pragma omp simd linear(k) //@ race(k)
		for (int i = 0; i < 64; i++) {
			a[i] = k;
			k++;
		}
		(void) a;
	}
	return k;
}
