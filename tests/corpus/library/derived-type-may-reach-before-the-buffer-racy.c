// Claim: a type that the program has made may describe any bytes around the buffer. Source: MPI 4.0 §4.1
#include <mpi.h>

double u[1000];

void step(MPI_Datatype column, int down) {
#pragma omp parallel num_threads(2) //@ RACE
	{
#pragma omp masked
		MPI_Recv(u + 100, 1, column, down, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); //@ race(u) possible
#pragma omp for
		for (int i = 0; i < 50; i++)
			u[i] = i; //@ race(u) possible
	}
}
