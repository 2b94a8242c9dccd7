// Claim: two unjoined target tasks write the same memory of the device.
// Source: semantics.md §5; OpenMP 5.2 §5.4.7, §13.8
// Output: differs without OpenMP
#include <omp.h>

int main(void)
{
	int dev = omp_get_default_device();
	int *p = omp_target_alloc(64 * sizeof(int), dev);
#pragma omp parallel //@ RACE
	{
#pragma omp single
		{
#pragma omp target nowait is_device_ptr(p)
			for (int i = 0; i < 64; i++)
				p[i] = i; //@ race
#pragma omp target nowait is_device_ptr(p)
			for (int i = 0; i < 64; i++)
				p[i] = -i; //@ race
		}
	}
	omp_target_free(p, dev);
	return 0;
}
