// Claim: memory of a window that has surely ended is the program's own, and memory of other types was never in it. Source: MPI 4.0 §12.2.5
#include <mpi.h>

int a[100], flag, other;
double values[100];

int main(int count, char **texts) {
	MPI_Win window, second;
	MPI_Init(&count, &texts);
	MPI_Win_create(&flag, sizeof flag, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
	MPI_Win_create(values, sizeof values, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &second);
	MPI_Win_free(&window);
	flag = 0;
	other = 0;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		if (flag == 1 || other == 1)
			a[0] = i;
	return 0;
}
