// Claim: when the read stands in a critical of the same name too, reader and updater exclude each other.
// Source: semantics.md §6; OpenMP 5.2 §15.2.
#include <stdio.h>
#define N 40

int main(void)
{
    int work[N], progress[N];
    int done = 0;

#pragma omp parallel for schedule(dynamic) //@ RACE_FREE
    for (int i = 0; i < N; i++) {
        work[i] = 3 * i;
#pragma omp critical
        {
            progress[i] = done;
            done++;
        }
    }
    printf("%d %d %d\n", done, work[N - 1], progress[N - 1]);
    return 0;
}
