// Claim: where a trip of a loop may lower the limit to one thread, teams behind the loop possibly have more.
// Source: OpenMP 5.2 §18.2.1 (nthreads-var); semantics.md §1, §3.
#include <omp.h>

int main(int argc, char **argv) {
	int hits = 0;
	(void)argv;
	omp_set_num_threads(4);
	for (int i = 0; i < 3; i++)
		if (i == argc)
			omp_set_num_threads(1);
#pragma omp parallel //@ RACE
	hits++; //@ race(hits) possible
	return hits < 0;
}
