// Claim: what a lane of the outer loop declares is shared by its lanes of the inner loop.
// Source: semantics.md §7, §8
int a[8][8];

int main(void)
{
#pragma omp simd //@ RACE
	for (int i = 0; i < 8; i++) {
		int t = 0;
#pragma omp simd
		for (int j = 0; j < 8; j++) {
			t = a[i][j]; //@ race(t)
			a[i][j] = t + 1; //@ race(t)
		}
	}
	return a[3][4];
}
