// Claim: a branch that is not taken asks for nothing: where the other end was taken teams have as many threads as before.
// Source: OpenMP 5.2 §18.2.1 (nthreads-var); semantics.md §3.
#include <omp.h>

int main(int argc, char **argv) {
	int hits = 0;
	(void)argv;
	if (argc > 1) {
		omp_set_num_threads(1);
	}
#pragma omp parallel //@ RACE
	if (argc == 1) {
		hits++; //@ race(hits)
	}
	return hits < 0;
}
