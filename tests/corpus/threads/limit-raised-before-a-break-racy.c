// Claim: what is set in the trip that leaves the loop holds behind it.
// Source: OpenMP 5.2 §18.2.1 (nthreads-var); semantics.md §3.
#include <omp.h>

int main(int argc, char **argv) {
	int hits = 0;
	(void)argv;
	omp_set_num_threads(1);
	for (int i = 0; i < 3; i++) {
		if (i == argc) {
			omp_set_num_threads(4);
			break;
		}
	}
#pragma omp parallel //@ RACE
	hits++; //@ race(hits) possible
	return hits < 0;
}
