// Claim: a copy of a request completes the same message. Source: MPI 4.0 §3.7.1
#include <mpi.h>

int flag;

void step(int *a, int n, int down) {
	MPI_Request request, copy;
	MPI_Recv_init(&flag, 1, MPI_INT, down, 0, MPI_COMM_WORLD, &request);
	copy = request;
	flag = 0;
	MPI_Start(&copy);
	MPI_Wait(&copy, MPI_STATUS_IGNORE);
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		if (flag == 1)
			a[0] = i; //@ race(a) possible
}
