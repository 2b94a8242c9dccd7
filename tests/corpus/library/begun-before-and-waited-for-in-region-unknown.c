// Claim: what was begun before the region is written until a thread of it has waited: not followed. Source: MPI 4.0 §3.7.2
#include <mpi.h>

double u[1000], v[1000];

void step(int down) {
	MPI_Request request;
	MPI_Irecv(u, 1000, MPI_DOUBLE, down, 0, MPI_COMM_WORLD, &request);
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
#pragma omp for
		for (int i = 0; i < 1000; i++)
			v[i] = u[i];
#pragma omp single
		MPI_Wait(&request, MPI_STATUS_IGNORE);
	}
}
