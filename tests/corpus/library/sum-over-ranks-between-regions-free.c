// Claim: collective calls and questions to a communicator touch their buffers alone, so that sizes and tables of the program stay known.
// Source: MPI 4.0 §5.9.6, §6.4.1
#include <mpi.h>

int n = 1000, stride = 1;
static double x[1000];

int main(int argc, char **argv) {
	int rank, size;
	double sum = 0, all;
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
#pragma omp parallel for reduction(+ : sum) //@ RACE_FREE
	for (int i = 0; i < n; i++)
		sum += x[i] += rank;
	MPI_Allreduce(&sum, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		x[i * stride] = all / size;
	MPI_Barrier(MPI_COMM_WORLD);
	MPI_Finalize();
	return 0;
}
