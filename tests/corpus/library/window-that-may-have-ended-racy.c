// Claim: a window that ends on one path only is there on the other one. Source: MPI 4.0 §12.2.5
#include <mpi.h>

int a[100], flag;

void step(int n, int last) {
	MPI_Win window;
	MPI_Win_create(&flag, sizeof flag, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
	if (last)
		MPI_Win_free(&window);
	flag = 0;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		if (flag == 1)
			a[0] = i; //@ race(a) possible
}
