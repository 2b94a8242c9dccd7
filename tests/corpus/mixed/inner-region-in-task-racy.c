// Claim: without the taskwait the inner team of the task writes while the creator reads.
// Source: semantics.md §5, §10 (FJ)
int a[64];

int main(void)
{
	int r = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp single
		{
#pragma omp task
			{
#pragma omp parallel for
				for (int i = 0; i < 64; i++)
					a[i] = i; //@ race(a)
			}
			r = a[5]; //@ race(a)
		}
	}
	return r >= 0;
}
