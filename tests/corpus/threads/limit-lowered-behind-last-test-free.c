// Claim: what the last test of a loop's condition asks for is changed by what is asked for behind the loop.
// Source: OpenMP 5.2 §18.2.1 (nthreads-var); C11 §6.8.5p4
#include <omp.h>
#include <stdio.h>

int main(void) {
	int hits = 0;
	while (omp_set_num_threads(2), getchar() != EOF)
		omp_set_num_threads(3);
	omp_set_num_threads(1);
#pragma omp parallel //@ RACE_FREE
	hits++;
	return hits < 0;
}
