// Claim: target exit data nowait writes host storage while the host reads it.
// Source: semantics.md §5; OpenMP 5.2 §13.7
int a[64];

int main(void)
{
	int r = 0;
#pragma omp target enter data map(to : a)
#pragma omp parallel //@ RACE
	{
#pragma omp single
		{
#pragma omp target exit data map(from : a) nowait //@ race(a)
			r = a[3]; //@ race(a)
		}
	}
	return r;
}
