// Claim: a threadprivate variable is one for all lanes of a thread.
// Source: semantics.md §7, §8
int t;
#pragma omp threadprivate(t)
int a[64], b[64];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp for
		for (int k = 0; k < 1; k++) {
#pragma omp simd
			for (int i = 0; i < 64; i++) {
				t = a[i]; //@ race(t)
				b[i] = t; //@ race(t)
			}
		}
	}
	return b[9];
}
