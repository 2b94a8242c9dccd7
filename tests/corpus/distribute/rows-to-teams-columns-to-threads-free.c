// Claim: rows go to teams, the elements of a row to the threads of its team.
// Source: semantics.md §3
int a[16][64];

int main(void)
{
#pragma omp teams distribute //@ RACE_FREE
	for (int r = 0; r < 16; r++) {
#pragma omp parallel for
		for (int c = 0; c < 64; c++)
			a[r][c] = r + c;
	}
	return a[3][5];
}
