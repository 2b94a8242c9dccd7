// Claim: where a trip of a loop may raise the limit of one thread, teams of later trips and of those behind the loop possibly have more.
// Source: OpenMP 5.2 §18.2.1 (nthreads-var); semantics.md §1, §3.
#include <omp.h>

int main(void) {
	int hits = 0;
	omp_set_num_threads(1);
	for (int i = 0; i < 4; i++) {
#pragma omp parallel //@ RACE
		hits++; //@ race(hits) possible
		if (i == 2)
			omp_set_num_threads(2);
	}
#pragma omp parallel //@ RACE
	hits++; //@ race(hits) possible
	return hits < 0;
}
