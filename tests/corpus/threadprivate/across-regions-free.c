// Claim: a thread's copy lives on from region to region.
// Source: semantics.md §8; OpenMP 5.2 §5.2
// Output: depends on the team size
static int base;
#pragma omp threadprivate(base)

int main(void)
{
	int r = 0;
#pragma omp parallel num_threads(4) //@ RACE_FREE
	base = 2;
#pragma omp parallel num_threads(4) //@ RACE_FREE
	{
		base++;
#pragma omp atomic
		r += base;
	}
	return r;
}
