// Claim: a declare target variable is one object on the device: two unjoined target tasks write it.
// Source: semantics.md §5; OpenMP 5.2 §5.8.1, §7.8
#pragma omp declare target
int last;
#pragma omp end declare target

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp single
		{
#pragma omp target nowait
			last = 1; //@ race(last)
#pragma omp target nowait
			last = 2; //@ race(last)
		}
	}
	return 0;
}
