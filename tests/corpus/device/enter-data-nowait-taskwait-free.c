// Claim: the twin that waits before the host's write.
// Source: semantics.md §5; OpenMP 5.2 §13.6, §15.5
int a[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		{
#pragma omp target enter data map(to : a) nowait
#pragma omp taskwait
			a[3] = 1;
		}
	}
#pragma omp target exit data map(delete : a)
	return a[3];
}
