// Claim: threads combine into their team's copy, teams into the original.
// Source: semantics.md §8; OpenMP 5.2 §5.5.8
// Output: differs without OpenMP
int main(void)
{
	int s = 0;
#pragma omp teams reduction(+ : s) //@ RACE_FREE
	{
#pragma omp parallel reduction(+ : s)
		s += 2;
	}
	return s;
}
