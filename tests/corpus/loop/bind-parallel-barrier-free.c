// Claim: loop that binds to parallel ends with a barrier.
// Source: semantics.md §4; OpenMP 5.2 §11.7
int a[64], b[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp loop bind(parallel)
		for (int i = 0; i < 64; i++)
			a[i] = i;
#pragma omp loop bind(parallel)
		for (int i = 0; i < 64; i++)
			b[i] = a[63 - i];
	}
	return b[5];
}
