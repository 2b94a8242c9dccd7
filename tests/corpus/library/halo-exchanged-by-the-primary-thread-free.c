// Claim: MPI_Sendrecv reads and writes the buffers that it is given, as many elements as it is told. Source: MPI 4.0 §3.10; semantics.md §9
#include <mpi.h>

void step(double *restrict u, double *restrict v, int n, int m, int up, int down) {
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp masked
		MPI_Sendrecv(u + m, m, MPI_DOUBLE, up, 0, u, m, MPI_DOUBLE, down, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
#pragma omp for
		for (int i = 2 * m; i < n; i++)
			v[i] = u[i];
	}
}
