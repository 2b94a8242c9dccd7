// Claim: thread_limit(1) leaves one thread in the one team.
// Source: semantics.md §3; OpenMP 5.2 §13.3
// Output: differs without OpenMP
int main(void)
{
	int x = 0;
#pragma omp teams num_teams(1) thread_limit(1) //@ RACE_FREE
	{
#pragma omp parallel
		x++;
	}
	return x;
}
