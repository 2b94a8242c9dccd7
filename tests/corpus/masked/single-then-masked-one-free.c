// Claim: the barrier of single orders it before the thread that the filter names.
// Source: semantics.md §3, §4; OpenMP 5.2 §10.5
// Output: depends on the team size
int main(void)
{
	int x = 0;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		x = 5;
#pragma omp masked filter(1)
		x++;
	}
	return x;
}
