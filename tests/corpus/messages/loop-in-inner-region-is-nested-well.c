// Claim: a worksharing loop in a parallel region of its own is not closely nested in the outer loop.
// Source: OpenMP 5.2 §17.1
int a[8][8];

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
#pragma omp parallel
		{
#pragma omp for
			for (int j = 0; j < 8; j++)
				a[i][j] = i + j;
#pragma omp barrier
		}
	}
	return a[1][2];
}
