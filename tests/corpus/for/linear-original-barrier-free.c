// Claim: the original is read when the construct is met and written before its barrier: after it everyone may read.
// Source: OpenMP 5.2 §5.4.6; semantics.md §8
int j, a[100];

int main(void)
{
	int seen[8];
#pragma omp parallel num_threads(8) //@ RACE_FREE
	{
		int k;
#pragma omp for linear(j : 1)
		for (int i = 0; i < 100; i++)
			a[j] = i;
		k = j;
#pragma omp critical
		seen[0] = k;
	}
	return seen[0];
}
