// Claim: what the threads of a region gather in a loop and each of them adds to the whole is meant as a part for each thread. A reduction
// of the loop would give every thread the whole, and the result would grow with the team.
// Source: OpenMP 5.2 §5.4.4 (each thread starts with the value before), §5.5.5
#include <stdio.h>

static int part;

int main(void)
{
    int sum = 0;
#pragma omp parallel //@ RACE fix(part: firstprivate) nofix(part: reduction) nofix(part: atomic) nofix(part: critical) nofix(part: private)
    {
#pragma omp for
        for (int i = 1; i <= 1000; i++)
            part += i; //@ race(part)
#pragma omp critical
        sum += part;
    }
    printf("%d\n", sum);
    return 0;
}
