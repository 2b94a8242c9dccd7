// Claim: a device pointer inside target data is that of the mapped array; one target after the other is free.
// Source: OpenMP 5.2 §5.4.8, §13.5; semantics.md §5
#include <stdlib.h>

int main(void)
{
	int *p = calloc(64, sizeof *p);
#pragma omp target data map(tofrom : p[0 : 64]) use_device_ptr(p)
	{
#pragma omp target is_device_ptr(p) //@ RACE_FREE
		for (int i = 0; i < 64; i++)
			p[i] = i;
#pragma omp target is_device_ptr(p) //@ RACE_FREE
		for (int i = 0; i < 64; i++)
			p[i] += 1;
	}
	int r = p[5];
	free(p);
	return r;
}
