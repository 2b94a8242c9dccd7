// Claim: collapse distributes the iterations of both loops.
// Source: semantics.md §3; OpenMP 5.2 §4.4.3
int a[8][8];

int main(void)
{
#pragma omp teams distribute collapse(2) //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		for (int j = 0; j < 8; j++)
			a[i][j] += i * j;
	return a[2][3];
}
