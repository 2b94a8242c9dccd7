// Claim: a function that returns early behind omp_set_num_threads has set the limit where it did so.
// Source: OpenMP 5.2 §18.2.1 (nthreads-var); semantics.md §3.
#include <omp.h>

static int calls;

static void choose(int one) {
	if (one) {
		omp_set_num_threads(1);
		return;
	}
	calls++;
}

int main(int argc, char **argv) {
	int hits = 0;
	(void)argv;
	choose(argc > 1);
#pragma omp parallel //@ RACE_FREE
	if (argc > 1) {
		hits++;
	}
#pragma omp parallel //@ RACE
	if (argc == 1) {
		hits++; //@ race(hits)
	}
	return hits < 0;
}
