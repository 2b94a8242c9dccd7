// Claim: target enter data nowait reads host storage after the host went on.
// Source: semantics.md §5; OpenMP 5.2 §13.6
int a[64];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp single
		{
#pragma omp target enter data map(to : a) nowait //@ race(a)
			a[3] = 1; //@ race(a)
		}
	}
#pragma omp target exit data map(delete : a)
	return a[3];
}
