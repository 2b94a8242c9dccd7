// Claim: the lanes of each thread share a local of the thread that is declared outside of the loop.
// Source: semantics.md §7, §8
int a[64], b[4][64];

int main(void)
{
#pragma omp parallel num_threads(4) //@ RACE
	{
		int t = 0;
#pragma omp for
		for (int k = 0; k < 4; k++) {
#pragma omp simd
			for (int i = 0; i < 64; i++) {
				t = a[i] * 3; //@ race(t)
				b[k][i] = t + 1; //@ race(t)
			}
		}
	}
	return b[0][3];
}
