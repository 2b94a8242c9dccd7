// Claim: what the loop gathers is added by one thread only, so that it may be the sum of all threads.
// Source: OpenMP 5.2 §5.5.5, §11.1
#include <stdio.h>

int main(void)
{
    int sum = 3, part = 7;
#pragma omp parallel //@ RACE fix(part: reduction) offers(part: atomic) nofix(part: firstprivate) nofix(part: private)
    {
#pragma omp for
        for (int i = 1; i <= 1000; i++)
            part += i; //@ race(part)
#pragma omp single
        sum += part;
    }
    printf("%d\n", sum);
    return 0;
}
