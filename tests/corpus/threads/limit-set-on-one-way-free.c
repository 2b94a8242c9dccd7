// Claim: behind a branch of which one end has asked for one thread, teams have one thread wherever that end was taken.
// Source: OpenMP 5.2 §18.2.1 (nthreads-var); semantics.md §3.
#include <omp.h>

int main(int argc, char **argv) {
	int hits = 0;
	(void)argv;
	if (argc > 1) {
		omp_set_num_threads(1);
	}
#pragma omp parallel //@ RACE_FREE
	if (argc > 1) {
		hits++;
	}
	return hits < 0;
}
