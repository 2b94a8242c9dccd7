// Claim: a private copy does not protect what is computed from it.
// Source: semantics.md §8
// Output: depends on the team size
static int part;
#pragma omp threadprivate(part)

int main(void)
{
	int total = 0;
#pragma omp parallel //@ RACE
	{
		part = 3;
		total += part; //@ race(total)
	}
	return total;
}
