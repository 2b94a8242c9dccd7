// Claim: a tiled nest without worksharing is executed by every thread.
// Source: semantics.md §3; OpenMP 5.2 §9.1
int b[64][64];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp tile sizes(8, 8)
		for (int i = 0; i < 64; i++)
			for (int j = 0; j < 64; j++)
				b[i][j] = i; //@ race(b)
	}
	return b[1][1] & 1;
}
