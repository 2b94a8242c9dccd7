// Claim: atomics of int size exclude each other on the whole device, teams or not.
// Source: semantics.md §6; OpenMP 5.2 §15.8.4
// Output: differs without OpenMP
int main(void)
{
	int x = 0;
#pragma omp teams num_teams(2) //@ RACE_FREE
	{
#pragma omp parallel
		{
#pragma omp atomic
			x++;
		}
	}
	return x;
}
