// Claim: a simd loop inside a simd loop: lanes of both have elements of their own.
// Source: semantics.md §7; OpenMP 5.2 §10.4 (simd may stand in a simd region)
int a[8][8];

int main(void)
{
#pragma omp simd //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		int base = i * 10;
#pragma omp simd
		for (int j = 0; j < 8; j++)
			a[i][j] = base + j;
	}
	return a[3][4];
}
