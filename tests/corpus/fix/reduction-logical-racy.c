// Claim: a conjunction over all elements is a reduction. Source: OpenMP 5.2 §5.5.8 (&&)
#include <stdio.h>
#define N 29

int main(void)
{
    int a[N], ok = 1;

    for (int i = 0; i < N; i++)
        a[i] = i * 3 % 29;
#pragma omp parallel for //@ RACE fix(ok: reduction) nofix(ok: private) nofix(ok: lastprivate)
    for (int i = 0; i < N; i++)
        ok = ok && a[i] < 28; //@ race(ok)
    printf("%d\n", ok);
    return 0;
}
