// Claim: what was received may be any number: a race behind it is a possible one. Source: MPI 4.0 §3.7.3
#include <mpi.h>

int flag;

void step(int *a, int n, int down) {
	MPI_Request request;
	flag = 0;
	MPI_Irecv(&flag, 1, MPI_INT, down, 0, MPI_COMM_WORLD, &request);
	MPI_Wait(&request, MPI_STATUS_IGNORE);
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		if (flag == 1)
			a[0] = i; //@ race(a) possible
}
