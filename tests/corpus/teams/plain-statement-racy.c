// Claim: code directly in teams is executed once by each team.
// Source: semantics.md §3; OpenMP 5.2 §10.2
// Output: differs without OpenMP
int main(void)
{
	int x = 0;
#pragma omp teams //@ RACE
	{
		x++; //@ race(x)
	}
	return x;
}
