// Claim: with collapse the lanes are consecutive iterations of both loops: a row of 8 is a distance of 8.
// Source: semantics.md §7; OpenMP 5.2 §4.4.3
int a[9][8];

int main(void)
{
	a[0][3] = 4;
#pragma omp simd collapse(2) safelen(8) //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		for (int j = 0; j < 8; j++)
			a[i + 1][j] = a[i][j];
	return a[5][3];
}
