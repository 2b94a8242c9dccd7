// Claim: two filters may let two threads in, which nothing orders.
// Source: semantics.md §3, §4; OpenMP 5.2 §10.5
void mark(int who, int other, int *restrict x)
{
#pragma omp parallel //@ RACE
	{
#pragma omp masked filter(who)
		*x += 1; //@ race(x)
#pragma omp masked filter(other)
		*x += 1; //@ race(x)
	}
}
