// Claim: what MPI_Recv writes is not to be read by other threads before a barrier; masked has none. Source: MPI 4.0 §3.2.4; semantics.md §4
// The declarations are those of a header of MPI, so that repaired texts compile without one.
typedef struct mpi_communicator *MPI_Comm;
typedef struct mpi_datatype *MPI_Datatype;
typedef struct mpi_status MPI_Status;
#define MPI_COMM_WORLD ((MPI_Comm)1)
#define MPI_DOUBLE ((MPI_Datatype)14)
#define MPI_STATUS_IGNORE ((MPI_Status *)0)
int MPI_Recv(void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Status *);

void step(double *restrict u, double *restrict v, int n, int down) {
#pragma omp parallel //@ RACE
	{
#pragma omp masked
		MPI_Recv(u, n, MPI_DOUBLE, down, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); //@ race(u) possible
#pragma omp for
		for (int i = 0; i < n; i++)
			v[i] = u[i]; //@ race(u) possible
	}
}
