// Claim: where the target task is joined before target data ends nothing is left that it could race with.
// Source: semantics.md §5; OpenMP 5.2 §13.5, §13.8
int a[8];

int main(void)
{
#pragma omp target data map(tofrom : a)
	{
#pragma omp target nowait //@ RACE_FREE
		a[0] = 1;
#pragma omp taskwait
	}
	return a[0];
}
