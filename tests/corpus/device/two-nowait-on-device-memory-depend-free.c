// Claim: the twin whose target tasks depend on each other.
// Source: semantics.md §5; OpenMP 5.2 §5.4.7, §15.9.5
// Output: differs without OpenMP
#include <omp.h>

int main(void)
{
	int dev = omp_get_default_device();
	int *p = omp_target_alloc(64 * sizeof(int), dev);
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		{
#pragma omp target nowait is_device_ptr(p) depend(inout : p[0])
			for (int i = 0; i < 64; i++)
				p[i] = i;
#pragma omp target nowait is_device_ptr(p) depend(inout : p[0])
			for (int i = 0; i < 64; i++)
				p[i] = -i;
		}
	}
	omp_target_free(p, dev);
	return 0;
}
