// Claim: the condition and the device number of directives for device data are only read. Source: OpenMP 5.2 §3.4; semantics.md §2.
#include <stdio.h>

int main(void) {
	int device = 0, sum = 0;
#pragma omp parallel shared(device) reduction(+ : sum) num_threads(1) //@ RACE_FREE
	{
		int mine = 1;
#pragma omp target enter data map(to : mine) if (device >= 0) device(device)
#pragma omp target exit data map(delete : mine) device(device)
		sum += mine;
	}
#pragma omp parallel shared(device) num_threads(2) //@ RACE_FREE
	{
		int mine = 1;
#pragma omp target update to(mine) if (device < 0) device(device)
		(void)mine;
	}
	printf("%d\n", sum);
}
