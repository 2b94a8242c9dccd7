// Claim: the twin in which each thread waits for the tasks of its iterations.
// Source: semantics.md §3, §5
int a[64], b[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp for schedule(static, 1) nowait
		for (int i = 0; i < 64; i++) {
#pragma omp task
			a[i] = i;
		}
#pragma omp taskwait
#pragma omp for schedule(static, 1)
		for (int i = 0; i < 64; i++)
			b[i] = a[i];
	}
	return b[5];
}
