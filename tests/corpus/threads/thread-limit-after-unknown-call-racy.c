// Claim: a function without a body may ask for another number of threads. Source: OpenMP 5.2 §18.2.1; semantics.md §1
#include <omp.h>

void prepare(void);

int count(void) {
	int n = 0;
	omp_set_num_threads(1);
	prepare();
#pragma omp parallel //@ RACE witness T<=2
	n++; //@ race(n) possible
	return n;
}
