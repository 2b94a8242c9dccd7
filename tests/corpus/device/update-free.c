// Claim: target update without nowait is waited for.
// Source: semantics.md §5; OpenMP 5.2 §13.9
int a[64];

int main(void)
{
#pragma omp target enter data map(to : a)
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		{
#pragma omp target update from(a)
			a[3] = 1;
		}
	}
#pragma omp target exit data map(release : a)
	return a[3];
}
