// Claim: what others put into a window is there behind the fence. Source: MPI 4.0 §12.5.1
#include <mpi.h>

int flag;

void step(int *a, int n) {
	MPI_Win window;
	MPI_Win_create(&flag, sizeof flag, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
	flag = 0;
	MPI_Win_fence(0, window);
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		if (flag == 1)
			a[0] = i; //@ race(a) possible
}
