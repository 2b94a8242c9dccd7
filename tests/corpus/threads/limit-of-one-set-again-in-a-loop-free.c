// Claim: where a loop asks for one thread again and again, teams in the loop and behind it have one thread.
// Source: OpenMP 5.2 §18.2.1 (nthreads-var); semantics.md §3.
#include <omp.h>

int main(void) {
	int hits = 0;
	omp_set_num_threads(1);
	for (int i = 0; i < 3; i++) {
#pragma omp parallel //@ RACE_FREE
		hits++;
		omp_set_num_threads(1);
	}
#pragma omp parallel //@ RACE_FREE
	hits++;
	return hits < 0;
}
