// Claim: behind a loop that takes an object from the device a target construct maps it anew and copies it back, into a read of the host.
// Source: OpenMP 5.2 §5.8.3 (map), §13.6; semantics.md §8.
#include <omp.h>

int main(void) {
	int a[10] = {0};
	int seen = 0;
#pragma omp target enter data map(to : a)
	for (int i = 0; i < 2; i++) {
#pragma omp target exit data map(delete : a)
	}
#pragma omp parallel num_threads(2) //@ RACE
	{
#pragma omp masked
		{
#pragma omp target map(tofrom : a) //@ race(a)
			a[0] = 1;
		}
		if (omp_get_thread_num() == 1) {
			seen = a[0]; //@ race(a)
		}
	}
	return seen < 0;
}
