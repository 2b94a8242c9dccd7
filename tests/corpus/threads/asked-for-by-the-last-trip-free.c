// Claim: how many threads teams behind a loop get is what the trip that ends it asked for. Source: OpenMP 5.2 §18.2.1, semantics.md §2
#include <omp.h>
#include <stdio.h>

static int found;

void broken_off(void) {
	for (int i = 0; i < 3; i++) {
		omp_set_num_threads(2);
		if (i == 2)
			break;
		omp_set_num_threads(5);
	}
	if (omp_get_max_threads() == 5) {
#pragma omp parallel //@ RACE_FREE
		found++;
	}
}

void at_its_end(void) {
	omp_set_num_threads(4);
	do
		omp_set_num_threads(1);
	while (getchar() != -1);
#pragma omp parallel //@ RACE_FREE
	found++;
}
