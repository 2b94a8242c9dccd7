// Claim: the address of the creator's copy goes with its tasks to other threads.
// Source: semantics.md §5, §8
static int done;
#pragma omp threadprivate(done)

int main(void)
{
#pragma omp parallel num_threads(4) //@ RACE
	{
#pragma omp single
		{
			int *p = &done;
			for (int k = 0; k < 8; k++) {
#pragma omp task firstprivate(p)
				*p = k; //@ race
			}
		}
	}
	return done >= 0;
}
