// Claim: with several associated loops their variables from outside are lastprivate: every thread writes them.
// Source: semantics.md §8; OpenMP 5.2 §5.1.1
int a[8][8];

int main(void)
{
	int i, j = 0;
#pragma omp parallel //@ RACE
	{
		int mine[8][8];
#pragma omp simd collapse(2) private(i) //@ race(j)
		for (i = 0; i < 8; i++)
			for (j = 0; j < 8; j++)
				mine[i][j] = i + j;
#pragma omp atomic
		a[0][0] += mine[2][3];
	}
	return a[0][0] + j;
}
