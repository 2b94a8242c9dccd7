// Claim: a fence changes no memory but that of windows and of what was begun. Source: MPI 4.0 §12.5.1
#include <mpi.h>

int flag, shown[10], got;

void step(int *a, int n) {
	MPI_Win window;
	MPI_Win_create(shown, sizeof shown, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
	flag = 0;
	MPI_Get(&got, 1, MPI_INT, 0, 0, 1, MPI_INT, window);
	MPI_Win_fence(0, window);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		if (flag == 1)
			a[0] = i;
}
