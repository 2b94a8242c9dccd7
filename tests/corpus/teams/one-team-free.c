// Claim: with num_teams(1) code directly in teams is executed once.
// Source: semantics.md §3; OpenMP 5.2 §10.2.1
int main(void)
{
	int x = 0;
#pragma omp teams num_teams(1) //@ RACE_FREE
	{
		x++;
	}
	return x;
}
