// Claim: one outer thread forks a team that shares the variable.
// Source: semantics.md §3
// Output: depends on the team size
int main(void)
{
	int x = 0;
#pragma omp parallel num_threads(1) //@ RACE
	{
#pragma omp parallel
		x++; //@ race(x)
	}
	return x;
}
