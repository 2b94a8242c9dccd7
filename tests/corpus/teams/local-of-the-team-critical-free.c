// Claim: critical excludes the threads of one team, and other teams have another variable.
// Source: semantics.md §6, §8
int main(void)
{
	int n = 3;
#pragma omp teams //@ RACE_FREE
	{
		int x = n;
#pragma omp parallel
		{
#pragma omp critical
			x += 2;
		}
	}
	return n;
}
