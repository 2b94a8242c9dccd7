// Claim: a recursion that is not followed puts nothing into a window where none of what it calls does. Source: MPI 4.0 §12.2.1
#include <mpi.h>
static int a[2];
static int fill(int *memory, int n) {
	memory[n & 63] = n;
	return n > 0 ? fill(memory, n - 1) + 1 : 0;
}

int main(int argc, char **argv) {
	MPI_Init(&argc, &argv);
	int v[100] = {0};
	fill(v, argc);
	v[0] = 1;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		int first = v[0];
#pragma omp barrier
		if (v[0] != first)
			a[0] = first;
	}
	MPI_Finalize();
	return 0;
}
