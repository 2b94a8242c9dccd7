// Claim: what was asked for last, behind calls without a body or before such that are known, counts. Source: OpenMP 5.2 §18.2.1
#include <omp.h>
#include <stdio.h>

void prepare(void);

int count(void) {
	int n = 0;
	prepare();
	omp_set_num_threads(1);
	printf("one thread\n");
#pragma omp parallel //@ RACE_FREE
	n++;
	return n;
}
