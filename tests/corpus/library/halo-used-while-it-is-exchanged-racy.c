// Claim: what MPI_Recv writes is not to be read by other threads before a barrier; masked has none. Source: MPI 4.0 §3.2.4; semantics.md §4
#include <mpi.h>

void step(double *restrict u, double *restrict v, int n, int down) {
#pragma omp parallel //@ RACE
	{
#pragma omp masked
		MPI_Recv(u, n, MPI_DOUBLE, down, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); //@ race(u) possible
#pragma omp for
		for (int i = 0; i < n; i++)
			v[i] = u[i]; //@ race(u) possible
	}
}
