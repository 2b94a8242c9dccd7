// Claim: an array of requests of which one was begun there and another one was copied stands for what both receive.
// Source: MPI 4.0 §3.7.5, §3.9
#include <mpi.h>
int flag;

void step(int *a, int n, int source, int x)
{
    MPI_Request one, both[2];
    MPI_Recv_init(&flag, 1, MPI_INT, source, 0, MPI_COMM_WORLD, &one);
    flag = 0;
    MPI_Isend(&x, 1, MPI_INT, source, 1, MPI_COMM_WORLD, &both[0]);
    both[1] = one;
    MPI_Start(&both[1]);
    MPI_Waitall(2, both, MPI_STATUSES_IGNORE);
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        if (flag == 1)
            a[0] = i; //@ race(a) possible
}
