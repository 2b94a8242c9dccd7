// Claim: the barrier of a loop that binds to parallel orders it before sections that read.
// Source: semantics.md §4
int a[64], first, last;

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp loop bind(parallel)
		for (int i = 0; i < 64; i++)
			a[i] = i;
#pragma omp sections
		{
#pragma omp section
			first = a[0];
#pragma omp section
			last = a[63];
		}
	}
	return last - first;
}
