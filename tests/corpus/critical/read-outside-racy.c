// Claim: a read outside the critical is not ordered with the update inside it; the updates among themselves are.
// Source: semantics.md §6; OpenMP 5.2 §15.2.
#include <stdio.h>
#define N 40

int main(void)
{
    int work[N], progress[N];
    int done = 0;

#pragma omp parallel for schedule(dynamic) //@ RACE
    for (int i = 0; i < N; i++) {
        work[i] = 3 * i;
        progress[i] = done; //@ race(done)
#pragma omp critical
        done++; //@ race(done)
    }
    printf("%d %d %d\n", done, work[N - 1], progress[N - 1]);
    return 0;
}
