// Claim: tiles of a nest that writes each element once are free.
// Source: OpenMP 5.2 §9.1; semantics.md §3
// gcc 12 does not know tile.
int a[16][16];

int main(void)
{
#pragma omp parallel for collapse(2) //@ RACE_FREE
#pragma omp tile sizes(4, 4)
	for (int i = 0; i < 16; i++)
		for (int j = 0; j < 16; j++)
			a[i][j] = i * j;
	return a[2][3];
}
