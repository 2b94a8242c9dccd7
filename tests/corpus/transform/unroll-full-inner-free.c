// Claim: unrolling a loop inside an iteration changes nothing.
// Source: OpenMP 5.2 §9.2; semantics.md §3
// gcc 12 does not know unroll.
int a[16][5];

int main(void)
{
	a[2][0] = 1;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 16; i++) {
#pragma omp unroll full
		for (int j = 0; j < 4; j++)
			a[i][j + 1] = a[i][j] + j;
	}
	return a[2][3];
}
