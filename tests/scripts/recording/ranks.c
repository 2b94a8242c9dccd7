/* Ranks of MPI, each with a team of its own; they hand a sum on. */
#include <mpi.h>
#include <stdio.h>

static int numbers[100];

int main(int count, char **words) {
	int rank = 0;
	long own = 0, all = 0;
	MPI_Init(&count, &words);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
#pragma omp parallel for reduction(+ : own)
	for (int i = 0; i < 100; i++) {
		numbers[i] = i + rank;
		own += numbers[i];
	}
	MPI_Reduce(&own, &all, 1, MPI_LONG, MPI_SUM, 0, MPI_COMM_WORLD);
	if (rank == 0) {
		printf("%ld\n", all);
	}
	MPI_Finalize();
	return 0;
}
