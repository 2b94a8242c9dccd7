// Claim: an inner team of one thread dismisses pairs of that team only: two outer threads each have one.
// Source: semantics.md §3 (T = 1 dismisses only pairs of the same team instance)
// Output: depends on the team size
int main(void)
{
	int x = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp parallel num_threads(1)
		x++; //@ race(x)
	}
	return x;
}
