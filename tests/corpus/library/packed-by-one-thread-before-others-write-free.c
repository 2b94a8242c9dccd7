// Claim: MPI_Pack reads what it packs, and nothing later. Source: MPI 4.0 §5.2
#include <mpi.h>

double u[1000];
char packed[8000];

void step(void) {
	int position = 0;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		MPI_Pack(u, 1000, MPI_DOUBLE, packed, 8000, &position, MPI_COMM_WORLD);
#pragma omp for
		for (int i = 0; i < 1000; i++)
			u[i] = i;
	}
}
