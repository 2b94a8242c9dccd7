// Claim: a filter with one value for all threads lets the same thread in twice.
// Source: semantics.md §3; OpenMP 5.2 §10.5
void mark(int who, int *restrict x)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp masked filter(who)
		*x += 1;
#pragma omp masked filter(who)
		*x += 1;
	}
}
