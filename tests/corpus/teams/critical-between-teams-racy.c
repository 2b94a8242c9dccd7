// Claim: critical excludes threads of one contention group; each team is its own.
// Source: semantics.md §6; OpenMP 5.2 §15.2
// Output: differs without OpenMP
int main(void)
{
	int x = 0;
#pragma omp teams num_teams(2) //@ RACE
	{
#pragma omp parallel
		{
#pragma omp critical
			x++; //@ race(x)
		}
	}
	return x;
}
