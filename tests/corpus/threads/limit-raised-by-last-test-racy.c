// Claim: the last test of a loop's condition is executed, too: teams behind the loop have as many threads as it asks for.
// Source: OpenMP 5.2 §18.2.1 (nthreads-var); C11 §6.8.5p4
#include <omp.h>
#include <stdio.h>

int main(void) {
	int hits = 0;
	omp_set_num_threads(1);
	while (omp_set_num_threads(2), getchar() != EOF)
		omp_set_num_threads(1);
#pragma omp parallel //@ RACE
	hits++; //@ race(hits) possible
	return hits < 0;
}
