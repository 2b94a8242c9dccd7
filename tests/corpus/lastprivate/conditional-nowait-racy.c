// Claim: without a barrier the copy-out of lastprivate(conditional:) meets a read after the loop.
// Source: semantics.md §4, §8; OpenMP 5.2 §5.4.5
void last_set(int n, const int *restrict b, int *restrict seen)
{
	int last = -1;
#pragma omp parallel //@ RACE
	{
#pragma omp for lastprivate(conditional : last) nowait //@ race(last) message(lastprivate-nowait)
		for (int i = 0; i < n; i++)
			if (b[i] == 0)
				last = i;
#pragma omp single
		*seen = last; //@ race(last)
	}
}
