// Claim: a task of a block waits for the tasks of its neighbours only: the items are the elements. Source: OpenMP 5.2 §15.9.5
#include <stdio.h>
#define N 20

static int a[N + 1];

int main(void)
{
    a[0] = 1;
#pragma omp parallel //@ RACE fix(a: depend) nofix(a: private) nofix(a: reduction) nofix(a: atomic) nofix(a: taskwait)
#pragma omp single
    for (int i = 0; i < N; i++) {
#pragma omp task
        a[i + 1] = (3 * a[i] + i) % 101;  //@ race(a)
    }
    printf("%d\n", a[N]);
    return 0;
}
