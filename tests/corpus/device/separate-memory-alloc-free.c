// Claim: the twin with memory of the device's own, to which nothing is copied.
// Source: semantics.md §8 (map); OpenMP 5.2 §5.8.3
int a[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		{
#pragma omp target nowait map(alloc : a)
			for (int i = 0; i < 64; i++)
				a[i] = i;
			a[3] = 1;
		}
	}
	return a[3];
}
