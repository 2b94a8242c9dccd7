// Claim: the twin with a barrier between.
// Source: semantics.md §4; OpenMP 5.2 §10.5
void mark(int who, int other, int *restrict x)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp masked filter(who)
		*x += 1;
#pragma omp barrier
#pragma omp masked filter(other)
		*x += 1;
	}
}
