// Claim: a message that one thread begins to receive is written while the others read. Source: MPI 4.0 §3.7.2; semantics.md §10
// The declarations are those of a header of MPI, so that repaired texts compile without one.
typedef struct mpi_communicator *MPI_Comm;
typedef struct mpi_datatype *MPI_Datatype;
typedef struct mpi_request *MPI_Request;
typedef struct mpi_status MPI_Status;
#define MPI_COMM_WORLD ((MPI_Comm)1)
#define MPI_DOUBLE ((MPI_Datatype)14)
#define MPI_STATUS_IGNORE ((MPI_Status *)0)
int MPI_Irecv(void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *);
int MPI_Wait(MPI_Request *, MPI_Status *);

double u[1000], v[1000];

void step(int down) {
	MPI_Request request;
#pragma omp parallel num_threads(2) //@ RACE
	{
#pragma omp masked
		{
			MPI_Irecv(u, 1000, MPI_DOUBLE, down, 0, MPI_COMM_WORLD, &request); //@ race(u) possible
			MPI_Wait(&request, MPI_STATUS_IGNORE);
		}
#pragma omp for
		for (int i = 0; i < 1000; i++)
			v[i] = u[i]; //@ race(u) possible
	}
}
