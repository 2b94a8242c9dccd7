// Claim: other processes may write a window, which another function has made, between two fences. Source: MPI 4.0 §12.5.1
#include <mpi.h>
MPI_Win window;
int flag;

void init(void) { MPI_Win_create(&flag, 4, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &window); }

void step(int *a, int n)
{
    flag = 0;
    MPI_Win_fence(0, window);
    MPI_Win_fence(0, window);
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        if (flag == 1)
            a[0] = i; //@ race(a) possible
}
