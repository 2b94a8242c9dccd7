// Claim: with one team there is one contention group.
// Source: semantics.md §6; OpenMP 5.2 §15.2
// Output: differs without OpenMP
int main(void)
{
	int x = 0;
#pragma omp teams num_teams(1) //@ RACE_FREE
	{
#pragma omp parallel
		{
#pragma omp critical
			x++;
		}
	}
	return x;
}
