// Claim: target update nowait is a task: the host may not touch what it copies.
// Source: semantics.md §5; OpenMP 5.2 §13.9
int a[64];

int main(void)
{
#pragma omp target enter data map(to : a)
#pragma omp parallel //@ RACE
	{
#pragma omp single
		{
#pragma omp target update from(a) nowait //@ race(a)
			a[3] = 1; //@ race(a)
		}
	}
#pragma omp target exit data map(release : a)
	return 0;
}
