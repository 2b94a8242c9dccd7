// Claim: a buffer that was received before the region is like any memory of the program: each iteration has its own element. Source: MPI 4.0 §3.7.3
#include <mpi.h>

double u[1000], v[1000];

void step(int down) {
	MPI_Request request;
	MPI_Irecv(u, 1000, MPI_DOUBLE, down, 0, MPI_COMM_WORLD, &request);
	MPI_Wait(&request, MPI_STATUS_IGNORE);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 1000; i++)
		v[i] = u[i];
}
