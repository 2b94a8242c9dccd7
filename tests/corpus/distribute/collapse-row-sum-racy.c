// Claim: with collapse the iterations of one row may be in two teams.
// Source: semantics.md §3; OpenMP 5.2 §4.4.3
int a[8][8], s[8];

int main(void)
{
	a[2][3] = 1;
#pragma omp teams distribute collapse(2) //@ RACE
	for (int i = 0; i < 8; i++)
		for (int j = 0; j < 8; j++)
			s[i] += a[i][j]; //@ race(s)
	return s[2];
}
