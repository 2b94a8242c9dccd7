// Claim: a scalar that carries a value from one iteration to the next is no temporary: no clause and no lock keeps the order.
// Source: OpenMP 5.2 §5.4.3, §5.4.4 (a private copy does not have the value of the iteration before)
#include <stdio.h>
#define N 30

int main(void)
{
    int a[N], b[N], t = 5, sum = 0;

    for (int i = 0; i < N; i++)
        a[i] = i * i % 17;
    //@ RACE fix(t: remove-pragma) nofix(t: private) nofix(t: firstprivate) nofix(t: lastprivate) nofix(t: local-declaration)
    //@ nofix(t: linear) nofix(t: reduction) nofix(t: atomic) nofix(t: critical) nofix(t: barrier)
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        b[i] = t; //@ race(t)
        t = a[i]; //@ race(t)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d %d\n", sum, t);
    return 0;
}
