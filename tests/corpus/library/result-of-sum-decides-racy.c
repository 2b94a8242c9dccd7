// Claim: the result of a reduction that does not block may be any number. Source: MPI 4.0 §6.12.4
#include <mpi.h>

void step(int *a, int n) {
	int own = 0, all = 0;
	MPI_Request request;
	MPI_Iallreduce(&own, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &request);
	MPI_Wait(&request, MPI_STATUS_IGNORE);
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		if (all == 1)
			a[0] = i; //@ race(a) possible
}
