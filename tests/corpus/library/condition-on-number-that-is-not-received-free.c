// Claim: a wait changes nothing but what its request receives. Source: MPI 4.0 §3.7.3
#include <mpi.h>

int flag, other, halo[100];

void step(int *a, int n, int down) {
	MPI_Request request, second;
	MPI_Irecv(&other, 1, MPI_INT, down, 0, MPI_COMM_WORLD, &second);
	MPI_Wait(&second, MPI_STATUS_IGNORE);
	MPI_Irecv(halo, 100, MPI_INT, down, 0, MPI_COMM_WORLD, &request);
	flag = 0;
	MPI_Wait(&request, MPI_STATUS_IGNORE);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		if (flag == 1)
			a[0] = i;
}
