// Claim: the twin with a barrier between the calls.
// Source: OpenMP 5.2 §5.5.5; semantics.md §8
int s, a[100];

static void add(void)
{
#pragma omp for reduction(+ : s) nowait
	for (int i = 0; i < 100; i++)
		s += a[i];
}

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
		add();
#pragma omp barrier
		add();
	}
}
