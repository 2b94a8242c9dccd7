// Claim: a message that one thread begins to receive is written while the others read. Source: MPI 4.0 §3.7.2; semantics.md §10
#include <mpi.h>

double u[1000], v[1000];

void step(int down) {
	MPI_Request request;
#pragma omp parallel num_threads(2) //@ RACE
	{
#pragma omp masked
		{
			MPI_Irecv(u, 1000, MPI_DOUBLE, down, 0, MPI_COMM_WORLD, &request); //@ race(u) possible
			MPI_Wait(&request, MPI_STATUS_IGNORE);
		}
#pragma omp for
		for (int i = 0; i < 1000; i++)
			v[i] = u[i]; //@ race(u) possible
	}
}
