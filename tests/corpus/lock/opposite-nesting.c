// Claim: Two threads nest two locks in opposite order; each holds what the other one had to get on its way, so one has always gone on before
// the other comes (or both wait for ever). This order is not followed; it makes the race possible only. Source: semantics.md §6.
#include <omp.h>

omp_lock_t a, b;
int d, seen;

void meet(void) {
	#pragma omp parallel num_threads(2) //@ RACE
	{
		if (omp_get_thread_num() == 0) {
			omp_set_lock(&a);
			omp_set_lock(&b);
			omp_unset_lock(&b);
			d = 1; //@ race(d) possible
			omp_unset_lock(&a);
		} else {
			omp_set_lock(&b);
			omp_set_lock(&a);
			omp_unset_lock(&a);
			seen = d; //@ race(d) possible
			omp_unset_lock(&b);
		}
	}
}
