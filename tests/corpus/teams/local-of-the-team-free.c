// Claim: a variable declared in teams is one for each team.
// Source: semantics.md §8
int main(void)
{
	int n = 3;
#pragma omp teams //@ RACE_FREE
	{
		int x = n;
		x *= 2;
	}
	return n;
}
