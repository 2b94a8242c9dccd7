// Claim: a pointer that was set outside reaches the original variable, never a private copy.
// Source: OpenMP 5.2 §5.4.3; semantics.md §2 (clauses are lexical)
#include <stdio.h>
#define N 20

int main(void)
{
    int b[N], sum = 0;
    int t = 0;
    int *q = &t;

    //@ RACE nofix(q: private) nofix(q: firstprivate) nofix(q: lastprivate) nofix(q: local-declaration)
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        *q = i * 5;   //@ race
        b[i] = t + 1; //@ race
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}
