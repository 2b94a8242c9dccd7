// Claim: two loops with lastprivate(conditional:) of one variable and no barrier between them write it in any order.
// Source: semantics.md §4, §8; OpenMP 5.2 §5.4.5
int last_set(int n, const int *restrict b)
{
	int last = -1;
#pragma omp parallel //@ RACE
	{
#pragma omp for lastprivate(conditional : last) nowait //@ race(last)
		for (int i = 0; i < n; i++)
			if (b[i] == 0)
				last = i;
#pragma omp for lastprivate(conditional : last) //@ race(last)
		for (int i = 0; i < n; i++)
			if (b[i] == 1)
				last = i;
	}
	return last;
}
