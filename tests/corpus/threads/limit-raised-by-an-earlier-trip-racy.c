// Claim: a trip of a loop has the limit of threads that the trip before has set.
// Source: OpenMP 5.2 §18.2.1 (nthreads-var); semantics.md §3.
#include <omp.h>

int main(void) {
	int hits = 0;
	omp_set_num_threads(1);
	for (int i = 0; i < 3; i++) {
#pragma omp parallel //@ RACE
		hits++; //@ race(hits)
		omp_set_num_threads(4);
	}
	return hits < 0;
}
