// Claim: where each trip of a loop sets one limit of threads, all but the first one begin with that.
// Source: OpenMP 5.2 §18.2.1 (nthreads-var); semantics.md §3.
#include <omp.h>

int main(void) {
	int hits = 0;
	for (int i = 0; i < 3; i++) {
		if (i > 0) {
#pragma omp parallel //@ RACE_FREE
			hits++;
		}
		omp_set_num_threads(1);
	}
	omp_set_num_threads(1);
	for (int i = 0; i < 1; i++) {
#pragma omp parallel //@ RACE_FREE
		hits++;
		omp_set_num_threads(4);
	}
	return hits < 0;
}
