// Claim: the twin with the loop's barrier.
// Source: semantics.md §4, §8; OpenMP 5.2 §5.4.5
void last_set(int n, const int *restrict b, int *restrict seen)
{
	int last = -1;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp for lastprivate(conditional : last)
		for (int i = 0; i < n; i++)
			if (b[i] == 0)
				last = i;
#pragma omp single
		*seen = last;
	}
}
