// Claim: a type that a program hands on to MPI is the one that it was given. Source: MPI 4.0 §3.2.2
#include <mpi.h>

struct grid {
	double *u;
	int n;
};

static void receive(void *to, int count, MPI_Datatype type, int from, MPI_Request *request) {
	MPI_Irecv(to, count, type, from, 0, MPI_COMM_WORLD, request);
}

void step(struct grid *g, double *halo, double *restrict v, int down) {
	MPI_Request request;
	receive(halo, 10, MPI_DOUBLE, down, &request);
	MPI_Wait(&request, MPI_STATUS_IGNORE);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < g->n; i++)
		v[i] = g->u[i];
}
