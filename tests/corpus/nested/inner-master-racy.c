// Claim: each inner team has a master of its own.
// Source: semantics.md §3, §10 (an inner team's thread 0 is its encountering thread)
// Output: depends on the team size
int main(void)
{
	int x = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp parallel
		{
#pragma omp master
			x++; //@ race(x)
		}
	}
	return x;
}
