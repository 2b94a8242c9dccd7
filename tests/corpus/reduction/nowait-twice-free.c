// Claim: the twin with the barrier of the first loop.
// Source: OpenMP 5.2 §5.5.5; semantics.md §8
int s, a[100], b[100];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp for reduction(+ : s)
		for (int i = 0; i < 100; i++)
			s += a[i];
#pragma omp for reduction(+ : s) nowait
		for (int i = 0; i < 100; i++)
			s += b[i];
	}
}
