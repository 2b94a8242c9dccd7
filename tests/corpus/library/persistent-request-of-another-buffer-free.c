// Claim: starting persistent requests changes their buffers alone. Source: MPI 4.0 §3.9
#include <mpi.h>

int flag, halo[100];

void step(int *a, int n, int down) {
	MPI_Request requests[2];
	MPI_Recv_init(halo, 100, MPI_INT, down, 0, MPI_COMM_WORLD, &requests[0]);
	MPI_Send_init(&flag, 1, MPI_INT, down, 0, MPI_COMM_WORLD, &requests[1]);
	flag = 0;
	MPI_Startall(2, requests);
	MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		if (flag == 1)
			a[0] = i;
}
