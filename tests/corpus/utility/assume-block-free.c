// Claim: an assume block is executed like any block.
// Source: OpenMP 5.2 §8.3.2
// gcc 12 does not know assume.
int a[64];

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
#pragma omp assume no_openmp
		{
			a[i] = i;
		}
	}
	return a[5];
}
