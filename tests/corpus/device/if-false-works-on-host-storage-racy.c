// Claim: where if is false the host executes the region, on its own storage.
// Source: OpenMP 5.2 §13.8
int a[64];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp single
		{
#pragma omp target nowait map(alloc : a) if (0)
			for (int i = 0; i < 64; i++)
				a[i] = i; //@ race(a)
			a[3] = 1; //@ race(a)
		}
	}
	return a[3];
}
