// Claim: a buffer whose address is made of a number may be any memory. Source: MPI 4.0 §3.9; semantics.md §10
#include <mpi.h>
#include <stdint.h>
int flag;

void step(int *a, int n, int source, uintptr_t address)
{
    MPI_Request request;
    MPI_Recv_init((int *)address, 1, MPI_INT, source, 0, MPI_COMM_WORLD, &request);
    flag = 0;
    MPI_Start(&request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        if (flag == 1)
            a[0] = i; //@ race(a) possible
}
