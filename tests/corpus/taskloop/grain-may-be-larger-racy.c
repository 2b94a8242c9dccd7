// Claim: tasks have up to twice the grain size: they need not end where its multiples are.
// Source: OpenMP 5.2 §12.6.1
int x, a[64];

int main(void)
{
#pragma omp parallel //@ RACE
#pragma omp single
	{
#pragma omp taskloop grainsize(4)
		for (int i = 0; i < 16; i++) {
			a[i / 4] += i; //@ race(a)
		}
	}
	return 0;
}
