// Claim: a loop whose trips map an object once more and take that back leaves it on the device: a target construct copies nothing back.
// Source: OpenMP 5.2 §5.8.3 (map), §13.6; semantics.md §8.
#include <omp.h>

int main(void) {
	int a[10] = {0};
	int seen = 0;
#pragma omp target enter data map(to : a)
	for (int i = 0; i < 2; i++) {
#pragma omp target enter data map(to : a)
#pragma omp target exit data map(release : a)
	}
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp masked
		{
#pragma omp target map(tofrom : a)
			a[0] = 1;
		}
		if (omp_get_thread_num() == 1) {
			seen = a[0];
		}
	}
	return seen < 0;
}
