// Claim: a return inside a loop of a callee skips the barriers behind the loop. Source: semantics.md §4.
#include <omp.h>

int x, y[100];

static void waitUnlessLong(int n) {
	for (int k = 0; k < n; k++) {
		if (k == 5) {
			return;
		}
	}
	#pragma omp barrier
}

void f(int n) {
	#pragma omp parallel //@ RACE
	{
		if (omp_get_thread_num() == 0) {
			x = 1; //@ race(x) possible
		}
		waitUnlessLong(n);
		y[omp_get_thread_num()] = x; //@ race(x) possible
	}
}
