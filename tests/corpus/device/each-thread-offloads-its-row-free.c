// Claim: each thread of a parallel region offloads and waits for rows of its own.
// Source: semantics.md §5, §8 (map)
int a[8][64];

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
	for (int r = 0; r < 8; r++) {
#pragma omp target map(tofrom : a[r : 1][0 : 64])
		for (int i = 0; i < 64; i++)
			a[r][i] += r;
	}
	return a[3][5];
}
