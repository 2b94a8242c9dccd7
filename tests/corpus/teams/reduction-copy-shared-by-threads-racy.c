// Claim: the team's copy of a reduction variable is shared by its threads.
// Source: semantics.md §8; OpenMP 5.2 §5.5.8
// Output: differs without OpenMP
int main(void)
{
	int s = 0;
#pragma omp teams reduction(+ : s) //@ RACE
	{
#pragma omp parallel
		s += 2; //@ race(s)
	}
	return s;
}
