// Claim: a sequential loop inside an iteration keeps its order.
// Source: semantics.md §3
int a[8][9];

int main(void)
{
	a[5][0] = 1;
#pragma omp parallel loop //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		for (int j = 0; j < 8; j++)
			a[i][j + 1] = a[i][j];
	return a[5][2];
}
