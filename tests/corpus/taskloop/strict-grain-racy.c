// Claim: with strict tasks end at the multiples of the grain size.
// Source: OpenMP 5.2 §12.6.1
int x, a[64];

int main(void)
{
#pragma omp parallel //@ RACE
#pragma omp single
	{
#pragma omp taskloop grainsize(strict : 4)
		for (int i = 0; i < 16; i++) {
			a[(i + 1) / 4] += i; //@ race(a)
		}
	}
	return 0;
}
