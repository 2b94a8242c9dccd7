// Claim: with strict each task has exactly as many iterations as the grain size.
// Source: OpenMP 5.2 §12.6.1
int x, a[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
#pragma omp taskloop grainsize(strict : 4)
		for (int i = 0; i < 16; i++) {
			a[i / 4] += i;
		}
	}
	return 0;
}
