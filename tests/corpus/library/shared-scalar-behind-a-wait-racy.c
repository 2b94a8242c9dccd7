// Claim: a wait before the region hides no race behind it: what it received is one buffer. Source: MPI 4.0 §3.7.3; semantics.md §8
#include <mpi.h>

void step(const double *a, double *restrict u, double *restrict halo, int n, int down) {
	double sum = 0;
	MPI_Request request;
	MPI_Irecv(halo, n, MPI_DOUBLE, down, 0, MPI_COMM_WORLD, &request);
	MPI_Wait(&request, MPI_STATUS_IGNORE);
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		if (a[i] > 0) {
			sum = a[i]; //@ race(sum)
			u[i] = sum; //@ race(sum)
		}
}
