// Claim: worksharing a tiled nest distributes bands of four rows, whatever happens inside a band.
// Source: semantics.md §3; OpenMP 5.2 §9.1, §11.5.3
int b[64][64];

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
#pragma omp tile sizes(4, 4)
	for (int i = 0; i < 64; i++)
		for (int j = 0; j < 64; j++)
			b[i][j] = b[i ^ 3][j ^ 5];
	return b[1][1] & 1;
}
