// Claim: two concurrent encounters of a serialised region still race.
// Source: semantics.md §3; OpenMP 5.2 §10.1.1
// Output: depends on the team size
int main(void)
{
	int x = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp parallel if (0)
		x++; //@ race(x)
	}
	return x;
}
