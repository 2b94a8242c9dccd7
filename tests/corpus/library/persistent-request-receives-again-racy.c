// Claim: a persistent request receives whenever it is started, also what the program has written since. Source: MPI 4.0 §3.9
#include <mpi.h>

int flag;

void step(int *a, int n, int down) {
	MPI_Request request;
	MPI_Recv_init(&flag, 1, MPI_INT, down, 0, MPI_COMM_WORLD, &request);
	flag = 0;
	MPI_Start(&request);
	MPI_Wait(&request, MPI_STATUS_IGNORE);
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		if (flag == 1)
			a[0] = i; //@ race(a) possible
}
