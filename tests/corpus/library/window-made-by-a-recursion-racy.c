// Claim: a call that is not followed, such as that of a recursion, may put what it is given into a window, which other processes write from
// then on. Source: MPI 4.0 §12.2.1
#include <mpi.h>
static MPI_Win window;
static int a[2];
static int expose(int *memory, int n) {
	if (n > 0)
		return expose(memory, n - 1) + 1;
	MPI_Win_create(memory, 100 * sizeof *memory, sizeof *memory, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
	return 0;
}

int main(int argc, char **argv) {
	MPI_Init(&argc, &argv);
	int v[100] = {0};
	expose(v, argc);
	v[0] = 1;
#pragma omp parallel num_threads(2) //@ RACE
	{
		int first = v[0];
#pragma omp barrier
		if (v[0] != first)
			a[0] = first; //@ race(a) possible
	}
	MPI_Finalize();
	return 0;
}
