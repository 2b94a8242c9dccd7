// Claim: each thread adds what the loop gathers to its copy of the whole, which the region's reduction adds up: the part is each thread's own.
// Source: OpenMP 5.2 §5.4.4, §5.5.5
#include <stdio.h>

int main(void)
{
    int sum = 2, part = 0;
#pragma omp parallel reduction(+:sum) //@ RACE fix(part: firstprivate) nofix(part: reduction) nofix(part: atomic) nofix(part: private)
    {
#pragma omp for
        for (int i = 0; i < 50; i++)
            part += i; //@ race(part)
        sum += part;
    }
    printf("%d\n", sum);
    return 0;
}
