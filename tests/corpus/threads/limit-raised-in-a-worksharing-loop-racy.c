// Claim: an iteration of a worksharing loop has the limit of threads that another iteration of the same thread has set: nthreads-var
// belongs to the implicit task.
// Source: OpenMP 5.2 §2.4 (nthreads-var), §18.2.1; semantics.md §3.
#include <omp.h>

int main(void) {
	int hits = 0;
	omp_set_max_active_levels(2);
	omp_set_num_threads(1);
#pragma omp parallel num_threads(1) //@ RACE
	{
#pragma omp for
		for (int i = 0; i < 4; i++) {
#pragma omp parallel
			hits++; //@ race(hits) possible
			omp_set_num_threads(4);
		}
	}
	return hits < 0;
}
