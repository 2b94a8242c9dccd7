// Claim: with collapse the inner loop's iterations are lanes too.
// Source: semantics.md §7; OpenMP 5.2 §4.4.3
int a[8][9];

int main(void)
{
	a[2][0] = 4;
#pragma omp simd collapse(2) //@ RACE
	for (int i = 0; i < 8; i++)
		for (int j = 0; j < 8; j++)
			a[i][j + 1] = a[i][j]; //@ race(a)
	return a[2][3];
}
