// Claim: a lock that only one of two places takes protects neither. Source: OpenMP 5.2 §15.2
#include <stdio.h>
#define N 30

static struct {
    int sum;
} g;

int main(void)
{
#pragma omp parallel for //@ RACE offers(g: critical) nofix(g: private) nofix(g: reduction) nofix(g: lastprivate)
    for (int i = 0; i < N; i++) {
        if (i % 2) {
#pragma omp critical(total)
            g.sum += i; //@ race(g)
        } else {
            g.sum += 3; //@ race(g)
        }
    }
    printf("%d\n", g.sum);
    return 0;
}
