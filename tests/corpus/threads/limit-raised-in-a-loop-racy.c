// Claim: a loop that sets how many threads teams have does so for the teams behind it: the limit of 1 from before the loop is not theirs.
// Source: OpenMP 5.2 §18.2.1 (nthreads-var); semantics.md §3.
#include <omp.h>

int main(void) {
	int hits = 0;
	omp_set_num_threads(1);
	for (int i = 0; i < 2; i++) {
		omp_set_num_threads(4);
	}
#pragma omp parallel //@ RACE
	hits++; //@ race(hits) possible
	return hits < 0;
}
