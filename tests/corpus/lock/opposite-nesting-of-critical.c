// Claim: Two threads nest two critical regions in opposite order; each is inside of what the other one had to enter on its way, so one has
// always gone on before the other comes. This order is not followed; it makes the race possible only. Source: semantics.md §6.
#include <omp.h>

int d, n, m, seen;

void meet(void) {
	#pragma omp parallel num_threads(2) //@ RACE
	{
		if (omp_get_thread_num() == 0) {
			#pragma omp critical(a)
			{
				#pragma omp critical(b)
				n++;
				d = 1; //@ race(d) possible
			}
		} else {
			#pragma omp critical(b)
			{
				#pragma omp critical(a)
				m++;
				seen = d; //@ race(d) possible
			}
		}
	}
}
