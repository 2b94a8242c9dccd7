// Claim: A copy between devices that goes on behind its call writes the memory beside the regions that follow.
// Source: semantics.md §3; OpenMP 5.2 §18.8.7.
#include <omp.h>

static double v[100];

void fetch(double *device) {
	omp_target_memcpy_async(v, device, sizeof v, 0, 0, omp_get_initial_device(), omp_get_default_device(), 0, 0);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		v[i] = i;
}
