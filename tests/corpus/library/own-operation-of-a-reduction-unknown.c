// Claim: a reduction by an operation of the program's own calls the program's code. Source: MPI 4.0 §5.9.5
#include <mpi.h>

double a[100], b[100];

void reduce(MPI_Op own) {
#pragma omp parallel sections //@ UNKNOWN(unmodelled-call)
	{
#pragma omp section
		MPI_Allreduce(a, b, 100, MPI_DOUBLE, own, MPI_COMM_WORLD);
	}
}
