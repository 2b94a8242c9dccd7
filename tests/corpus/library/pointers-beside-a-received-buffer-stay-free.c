// Claim: waiting changes what was received, not the pointers and counts of structures beside it. Source: MPI 4.0 §3.7.3
#include <mpi.h>
#include <stdlib.h>

struct grid {
	double *in, *out;
	int n;
};

void step(int n, int down) {
	struct grid *g = malloc(sizeof *g);
	g->in = malloc(n * sizeof(double));
	g->out = malloc(n * sizeof(double));
	g->n = n;
	double *halo = malloc(n * sizeof(double));
	MPI_Request requests[2];
	MPI_Irecv(halo, n, MPI_DOUBLE, down, 0, MPI_COMM_WORLD, &requests[0]);
	MPI_Isend(g->in, n, MPI_DOUBLE, down, 0, MPI_COMM_WORLD, &requests[1]);
	MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < g->n; i++)
		g->out[i] = g->in[i] + halo[i];
}
