// Claim: with unified shared memory a target region works on the host's storage itself.
// Source: semantics.md §8 (map); OpenMP 5.2 §8.2
#pragma omp requires unified_shared_memory
int a[64];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp single
		{
#pragma omp target nowait map(alloc : a)
			for (int i = 0; i < 64; i++)
				a[i] = i; //@ race(a)
			a[3] = 1; //@ race(a)
		}
	}
	return a[3];
}
