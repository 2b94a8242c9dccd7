// Claim: the twin in which the first target task is joined before the second.
// Source: semantics.md §5; OpenMP 5.2 §7.8, §15.5
#pragma omp declare target
int last;
#pragma omp end declare target

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		{
#pragma omp target nowait
			last = 1;
#pragma omp taskwait
#pragma omp target nowait
			last = 2;
		}
	}
	return 0;
}
