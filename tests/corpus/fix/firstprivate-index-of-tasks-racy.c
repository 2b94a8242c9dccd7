// Claim: each task takes the index that it was generated with. Source: semantics.md §5; OpenMP 5.2 §5.4.4
#include <stdio.h>
#define N 20

int main(void)
{
    int i, a[N + 1] = { 0 }, sum = 0;

#pragma omp parallel private(i) //@ RACE fix(i: firstprivate) nofix(i: private) nofix(i: depend) nofix(i: atomic)
#pragma omp single
    {
        for (i = 0; i < N; i++) {  //@ race(i)
#pragma omp task shared(i)
            a[i] = i + 1;          //@ race(i) race(a) possible
        }
    }
    for (int k = 0; k < N; k++)
        sum += a[k] * (k + 1);
    printf("%d\n", sum);
    return 0;
}
