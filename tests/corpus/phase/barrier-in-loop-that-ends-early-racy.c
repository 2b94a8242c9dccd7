// Claim: a barrier in a later trip is not met by a loop that ends before it. Source: semantics.md §4.
#include <omp.h>

int x, y[100];

void f(int *restrict c) {
	if (c[3] == 0) {
		return;
	}
	#pragma omp parallel //@ RACE
	{
		if (omp_get_thread_num() == 0) {
			x = 1; //@ race(x) possible
		}
		for (int k = 0; k < 8 && c[k]; k++) {
			if (k == 3) {
				#pragma omp barrier
			}
		}
		y[omp_get_thread_num()] = x; //@ race(x) possible
	}
}
