// Claim: the inner teams of two rows meet where one reads the other's row.
// Source: semantics.md §3
int a[17][64];

int main(void)
{
	a[4][5] = 1;
#pragma omp parallel for //@ RACE
	for (int r = 0; r < 16; r++) {
#pragma omp parallel for
		for (int c = 0; c < 64; c++)
			a[r][c] = a[r + 1][c]; //@ race(a)
	}
	return a[3][5];
}
