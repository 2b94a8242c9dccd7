// Claim: a variable declared in teams is shared by the threads of its team.
// Source: semantics.md §3, §8
int main(void)
{
	int n = 3;
#pragma omp teams num_teams(1) //@ RACE
	{
		int x = n;
#pragma omp parallel
		x += 2; //@ race(x)
	}
	return n;
}
