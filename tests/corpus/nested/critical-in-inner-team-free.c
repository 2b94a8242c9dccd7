// Claim: critical excludes all threads of the contention group, of whatever team.
// Source: semantics.md §6; OpenMP 5.2 §15.2
// Output: depends on the team size
int main(void)
{
	int y = 0;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp critical
		y++;
#pragma omp parallel
		{
#pragma omp critical
			y++;
		}
	}
	return y;
}
