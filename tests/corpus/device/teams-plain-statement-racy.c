// Claim: code directly in target teams is executed once by each team.
// Source: semantics.md §3; OpenMP 5.2 §10.2
// Output: differs without OpenMP
int main(void)
{
	int s = 0;
#pragma omp target teams map(tofrom : s) num_teams(2) //@ RACE
	{
		s += 1; //@ race(s)
	}
	return s;
}
