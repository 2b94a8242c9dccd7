// Claim: collapsing the loops over tiles distributes tiles, so that neighbouring tiles of a band meet.
// Source: semantics.md §3; OpenMP 5.2 §9.1, §11.5.3
int b[64][64];

int main(void)
{
#pragma omp parallel for collapse(2) //@ RACE
#pragma omp tile sizes(4, 4)
	for (int i = 0; i < 64; i++)
		for (int j = 0; j < 64; j++)
			b[i][j] = b[i ^ 3][j ^ 5]; //@ race(b)
	return b[1][1] & 1;
}
