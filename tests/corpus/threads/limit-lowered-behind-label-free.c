// Claim: teams have one thread where that is asked for between a label and the region, wherever a jump comes from.
// Source: OpenMP 5.2 §18.2.1 (nthreads-var); C11 §6.8.6.1
#include <omp.h>
#include <stdio.h>

int main(void) {
	int hits = 0;
again:
	omp_set_num_threads(1);
#pragma omp parallel //@ RACE_FREE
	hits++;
	omp_set_num_threads(4);
	if (getchar() != EOF)
		goto again;
	return hits < 0;
}
