/* A device construct on the host. */
#include <stdio.h>

static double values[400];

int main(void) {
	double factor = 2;
	int count = 0;
#pragma omp target data map(tofrom : values)
	{
#pragma omp target teams distribute parallel for map(tofrom : values) firstprivate(factor)
		for (int i = 0; i < 400; i++) {
			values[i] = factor * i;
		}
#pragma omp target update from(values)
	}
#pragma omp target map(tofrom : count) firstprivate(factor)
	{
		factor++;
		count = (int)factor;
	}
	printf("%g %g %d\n", values[399], factor, count);
	return 0;
}
