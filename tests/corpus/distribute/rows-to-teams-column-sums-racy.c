// Claim: the sum of a column is touched by every team that has a row.
// Source: semantics.md §3
int a[16][64], s[64];

int main(void)
{
	a[3][5] = 1;
#pragma omp teams distribute //@ RACE
	for (int r = 0; r < 16; r++) {
#pragma omp parallel for
		for (int c = 0; c < 64; c++)
			s[c] += a[r][c]; //@ race(s)
	}
	return s[5];
}
