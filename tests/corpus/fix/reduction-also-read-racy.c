// Claim: a running total that the loop reads is needed in its order: neither reduction nor lock nor atomic gives it.
// Source: OpenMP 5.2 §5.5.8 (the private copies hold parts only)
#include <stdio.h>
#define N 27

int main(void)
{
    int b[N], s = 0, sum = 0;

    //@ RACE fix(s: scan) offers(s: remove-pragma) nofix(s: reduction) nofix(s: private) nofix(s: firstprivate) nofix(s: atomic) nofix(s: critical)
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        s += i % 5; //@ race(s)
        b[i] = s;   //@ race(s)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d %d\n", sum, s);
    return 0;
}
