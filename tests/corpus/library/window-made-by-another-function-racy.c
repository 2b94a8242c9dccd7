// Claim: a window stays until it ends, also where another function of the file has made it before this one is called. Source: MPI 4.0 §12.2.1
#include <mpi.h>

static int table[100];
static MPI_Win window;
int a[100];

void prepare(void) {
	MPI_Win_create(table, sizeof table, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &window);
}

void step(void) {
	for (int i = 0; i < 100; i++)
		table[i] = i;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		if (table[i] >= 0 && table[i] < 100)
			a[table[i]] = i; //@ race(a) possible
}
