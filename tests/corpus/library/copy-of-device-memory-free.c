// Claim: A copy between devices has ended when its call returns.
// Source: semantics.md §3; OpenMP 5.2 §18.8.5.
#include <omp.h>

static double v[100];

void fetch(double *device) {
	omp_target_memcpy(v, device, sizeof v, 0, 0, omp_get_initial_device(), omp_get_default_device());
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		v[i] = i;
}
