// Claim: rows without a lane race may still meet between threads.
// Source: semantics.md §3, §7
int a[33][64];

int main(void)
{
#pragma omp parallel for //@ RACE
	for (int r = 0; r < 32; r++) {
#pragma omp simd
		for (int i = 0; i < 64; i++)
			a[r][i] = a[r + 1][i] + r; //@ race(a)
	}
	return a[5][3];
}
