// Claim: Memory that is filled behind the call of a function that fills it is written beside the regions that follow.
// Source: semantics.md §3; OpenMP 6.0 §25.8.
#include <omp.h>

static double v[100];

static void clear(int n) {
	if (n > 0)
		clear(n - 1);
	omp_target_memset_async(v, 0, sizeof v, omp_get_initial_device(), 0, 0);
}

int main(int n, char **arguments) {
	clear(n);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		v[i] = i;
	return 0;
}
