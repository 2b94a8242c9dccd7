// Claim: what a persistent request receives that another function has made is not known behind a call that starts it, whatever was stored
// there before. Source: MPI 4.0 §3.9
#include <mpi.h>
MPI_Request request;
int flag;

void init(int source) { MPI_Recv_init(&flag, 1, MPI_INT, source, 0, MPI_COMM_WORLD, &request); }

void step(int *a, int n)
{
    flag = 0;
    MPI_Start(&request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        if (flag == 1)
            a[0] = i; //@ race(a) possible
}
