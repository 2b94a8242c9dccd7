// Claim: an accumulator that the loop's body declares is the lane's own, also for an inner loop.
// Source: semantics.md §7, §8
int a[16][8], s[16];

int main(void)
{
#pragma omp simd //@ RACE_FREE
	for (int i = 0; i < 16; i++) {
		int sum = 0;
		for (int j = 0; j < 8; j++)
			sum += a[i][j];
		s[i] = sum;
	}
	return s[3];
}
