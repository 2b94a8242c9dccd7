// Claim: scope shares no work: every thread executes its block.
// Source: semantics.md §3; OpenMP 5.2 §11.2
// Output: depends on the team size
int main(void)
{
	int x = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp scope
		{
			x++; //@ race(x)
		}
	}
	return x;
}
