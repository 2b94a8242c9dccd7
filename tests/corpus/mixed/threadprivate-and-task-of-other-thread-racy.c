// Claim: a task that is executed by another thread reads the creator's copy while the creator goes on counting.
// Source: semantics.md §5, §8
static int count;
#pragma omp threadprivate(count)

int main(void)
{
	int r = 0;
#pragma omp parallel num_threads(2) //@ RACE
	{
#pragma omp single
		{
			int *mine = &count;
#pragma omp task shared(r)
			r = *mine; //@ race
			count++; //@ race
		}
	}
	return r >= 0;
}
