// Claim: behind a label, to which later code jumps back, teams may have the number of threads that this code asks for.
// Source: OpenMP 5.2 §18.2.1 (nthreads-var); C11 §6.8.6.1
#include <omp.h>
#include <stdio.h>

int main(void) {
	int hits = 0;
	omp_set_num_threads(1);
again:;
#pragma omp parallel //@ RACE
	hits++; //@ race(hits) possible
	omp_set_num_threads(4);
	if (getchar() != EOF)
		goto again;
	return hits < 0;
}
