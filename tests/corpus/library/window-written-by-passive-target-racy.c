// Claim: other processes may write what is in a window at any time, also between barriers: no thread of the target calls anything for that.
// Source: MPI 4.0 §12.5.3
#include <mpi.h>

int flag, others[10];

void step(int *restrict a, int n) {
	MPI_Win window;
	MPI_Win_create(&flag, sizeof flag, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
#pragma omp parallel //@ RACE
	{
#pragma omp single
		flag = 0;
#pragma omp for
		for (int i = 0; i < n; i++)
			if (flag == 1)
				a[0] = i; //@ race(a) possible
	}
}

void ticket(void) {
	MPI_Win window;
	MPI_Win_create(&flag, sizeof flag, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
	flag = 0;
#pragma omp parallel //@ RACE
	{
		int mine;
#pragma omp atomic capture
		mine = flag++;
		if (mine < 10)
			others[mine] = 1; //@ race(others) possible
	}
}
