// Claim: a sum that each iteration uses before it adds to it is an exclusive scan: the places where rows begin. Source: OpenMP 5.2 §5.6
#include <stdio.h>

int main(void)
{
    int length[30], begin[30], next = 0, sum = 0;

    for (int i = 0; i < 30; i++)
        length[i] = i % 4;
#pragma omp parallel //@ RACE fix(next: scan) nofix(next: reduction) nofix(next: private) nofix(next: atomic)
    {
#pragma omp for
        for (int i = 0; i < 30; i++) {
            begin[i] = next;   //@ race(next)
            next += length[i]; //@ race(next)
        }
    }
    for (int i = 0; i < 30; i++)
        sum += begin[i] * (i + 1);
    printf("%d %d\n", next, sum);
    return 0;
}
