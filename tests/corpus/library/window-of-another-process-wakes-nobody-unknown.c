// Claim: a thread that waits for a number in a window may have got it from another process: nothing is handed over. Source: MPI 4.0 §12.5.3
#include <mpi.h>

int go, data;

void step(int *a) {
	MPI_Win window;
	MPI_Win_create(&go, sizeof go, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
	go = 0;
#pragma omp parallel sections //@ UNKNOWN(waiting-loop)
	{
#pragma omp section
		{
			data = 1;
#pragma omp atomic write release
			go = 1;
		}
#pragma omp section
		{
			int g = 0;
			while (!g) {
#pragma omp atomic read acquire
				g = go;
			}
			*a = data;
		}
	}
}
