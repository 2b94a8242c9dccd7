// Claim: without collapse a lane executes its inner loop in order, and rows of different lanes are apart.
// Source: semantics.md §7
int a[8][9];

int main(void)
{
	a[2][0] = 4;
#pragma omp simd //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		for (int j = 0; j < 8; j++)
			a[i][j + 1] = a[i][j];
	return a[2][3];
}
