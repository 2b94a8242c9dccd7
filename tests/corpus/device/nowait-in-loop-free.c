// Claim: target tasks of different trips that map different rows are free.
// Source: semantics.md §4 (per-instance values), §5
int a[8][64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		for (int r = 0; r < 8; r++) {
#pragma omp target nowait map(tofrom : a[r : 1][0 : 64])
			for (int i = 0; i < 64; i++)
				a[r][i] = r;
		}
	}
	return a[3][5];
}
