// Claim: a pointer that each thread takes points to its own copy.
// Source: semantics.md §8, §9; OpenMP 5.2 §5.2
// Output: depends on the team size
static int count;
#pragma omp threadprivate(count)

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
		int *p = &count;
		*p += 1;
	}
	return count;
}
