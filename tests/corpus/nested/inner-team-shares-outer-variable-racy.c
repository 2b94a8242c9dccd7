// Claim: every thread of every inner team updates the variable.
// Source: semantics.md §2, §3
// Output: depends on the team size
int main(void)
{
	int x = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp parallel
		x++; //@ race(x)
	}
	return x;
}
