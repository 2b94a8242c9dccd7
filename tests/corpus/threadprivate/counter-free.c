// Claim: each thread counts in its own copy.
// Source: semantics.md §8; OpenMP 5.2 §5.2
// Output: depends on the team size
static int count;
#pragma omp threadprivate(count)

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
		count++;
		count *= 2;
	}
	return count;
}
