// Claim: copyprivate may copy into threadprivate variables.
// Source: semantics.md §8; OpenMP 5.2 §5.7.2
// Output: depends on the team size
static int seed;
#pragma omp threadprivate(seed)

int main(void)
{
	int r = 0;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single copyprivate(seed)
		seed = 7;
		seed++;
#pragma omp atomic
		r += seed;
	}
	return r;
}
