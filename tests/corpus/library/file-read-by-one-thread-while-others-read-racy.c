// Claim: MPI_File_read_at writes its buffer. Source: MPI 4.0 §14.4.2
#include <mpi.h>

double u[1000], v[1000];

void step(MPI_File file) {
#pragma omp parallel num_threads(2) //@ RACE
	{
#pragma omp masked
		MPI_File_read_at(file, 0, u, 1000, MPI_DOUBLE, MPI_STATUS_IGNORE); //@ race(u) possible
#pragma omp for
		for (int i = 0; i < 1000; i++)
			v[i] = u[i]; //@ race(u) possible
	}
}
