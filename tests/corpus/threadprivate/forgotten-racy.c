// Claim: the twin without the directive.
// Source: semantics.md §8; OpenMP 5.2 §5.1.1
// Output: depends on the team size
static int count;

int main(void)
{
#pragma omp parallel //@ RACE
	{
		count++; //@ race(count)
	}
	return count;
}
