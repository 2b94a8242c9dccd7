// Claim: MPI_Pack reads what it packs. Source: MPI 4.0 §5.2
#include <mpi.h>

double u[1000];
char packed[8000];

void step(void) {
	int position = 0;
#pragma omp parallel num_threads(2) //@ RACE
	{
#pragma omp masked
		MPI_Pack(u, 1000, MPI_DOUBLE, packed, 8000, &position, MPI_COMM_WORLD); //@ race(u)
#pragma omp for
		for (int i = 0; i < 1000; i++)
			u[i] = i; //@ race(u)
	}
}
