// Claim: an assume block promises nothing about races.
// Source: OpenMP 5.2 §8.3.2
// gcc 12 does not know assume.
int a[64];

int main(void)
{
	int last = 0;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++) {
#pragma omp assume no_openmp no_parallelism
		{
			a[i] = i;
			last = i; //@ race(last)
		}
	}
	return last == 63;
}
