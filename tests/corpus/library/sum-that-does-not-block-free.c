// Claim: a reduction that does not block writes its result alone. Source: MPI 4.0 §6.12.4
#include <mpi.h>

void step(double *restrict a, int n) {
	double own = 0, all = 0;
	MPI_Request request;
#pragma omp parallel for reduction(+:own) //@ RACE_FREE
	for (int i = 0; i < n; i++)
		own += a[i];
	MPI_Iallreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &request);
	MPI_Wait(&request, MPI_STATUS_IGNORE);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		a[i] /= all;
}
