// Claim: a reduction on teams gives each team a copy.
// Source: semantics.md §8; OpenMP 5.2 §5.5.8
// Output: differs without OpenMP
int main(void)
{
	int s = 0;
#pragma omp teams reduction(+ : s) //@ RACE_FREE
	{
		s += 2;
	}
	return s;
}
