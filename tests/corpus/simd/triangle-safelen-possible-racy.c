// Claim: the iterations of a triangular nest are not numbered in closed form, so that a race within safelen is possible.
// Source: semantics.md §7; OpenMP 5.2 §4.4.3
int a[10][10];

int main(void)
{
	a[0][1] = 2;
#pragma omp simd collapse(2) safelen(4) //@ RACE
	for (int i = 0; i < 8; i++)
		for (int j = i; j < 8; j++)
			a[i + 1][j] = a[i][j]; //@ race(a) possible
	return a[3][4];
}
