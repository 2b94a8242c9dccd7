// Claim: the tasks of one sweep are independent; between the sweeps the generating task waits once. Source: semantics.md §5; OpenMP 5.2 §15.5
#include <stdio.h>
#define N 24

static int a[N + 2], b[N + 2];

int main(void)
{
    for (int i = 0; i < N + 2; i++)
        a[i] = i * i % 7;
#pragma omp parallel //@ RACE offers(a: taskwait) offers(b: taskwait) nofix(b: firstprivate) nofix(a: private) nofix(a: reduction) nofix(a: barrier)
#pragma omp single
    for (int t = 0; t < 4; t++) {
        for (int i = 1; i <= N; i++) {
#pragma omp task
            b[i] = a[i - 1] + a[i + 1];  //@ race(a) race(b)
        }
#pragma omp taskwait
        for (int i = 1; i <= N; i++) {
#pragma omp task
            a[i] = b[i] % 11;            //@ race(a) race(b)
        }
    }
    int sum = 0;
    for (int i = 0; i < N + 2; i++)
        sum += a[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}
