// Claim: the tiles of one row of tiles are distributed: they meet on the rows' sums.
// Source: OpenMP 5.2 §9.1; semantics.md §3
// gcc 12 does not know tile.
int a[16][16], s[16];

int main(void)
{
	a[2][3] = 1;
#pragma omp parallel for collapse(2) //@ RACE
#pragma omp tile sizes(4, 4)
	for (int i = 0; i < 16; i++)
		for (int j = 0; j < 16; j++)
			s[i] += a[i][j]; //@ race(s)
	return s[2];
}
