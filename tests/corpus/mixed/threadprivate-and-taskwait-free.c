// Claim: the twin in which the creator waits before it counts on.
// Source: semantics.md §5, §8
static int count;
#pragma omp threadprivate(count)

int main(void)
{
	int r = 0;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp single
		{
			int *mine = &count;
#pragma omp task shared(r)
			r = *mine;
#pragma omp taskwait
			count++;
		}
	}
	return r;
}
