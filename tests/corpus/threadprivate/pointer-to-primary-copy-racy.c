// Claim: a pointer that was taken before the region points to the primary thread's copy in every thread.
// Source: semantics.md §8, §9; OpenMP 5.2 §5.2
// Output: depends on the team size
static int count;
#pragma omp threadprivate(count)

int main(void)
{
	int *p = &count;
#pragma omp parallel //@ RACE
	{
		*p += 1; //@ race
	}
	return *p;
}
