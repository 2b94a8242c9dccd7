// Claim: a ticket that every thread draws is captured atomically; with a copy of its own each thread would come first.
// Source: OpenMP 5.2 §15.8.4 (capture), §5.4.4
#include <stdio.h>

int main(void)
{
    int next = 0, first = 0;

#pragma omp parallel //@ RACE offers(next: atomic) nofix(next: firstprivate) nofix(next: private) nofix(next: reduction) nofix(next: linear)
    {
        int my;
        my = next++; //@ race(next)
        if (my == 0) {
#pragma omp atomic
            first += 1;
        }
    }
    printf("%d\n", first);
    return 0;
}
