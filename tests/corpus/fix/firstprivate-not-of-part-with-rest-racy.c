// Claim: a part that does not begin with nothing is not each thread's own: what it holds before would be added once by every thread.
// Source: OpenMP 5.2 §5.4.4 (each thread starts with the value before), §5.5.5
#include <stdio.h>

int main(void)
{
    int sum = 0, part = 7;
#pragma omp parallel //@ RACE nofix(part: firstprivate) nofix(part: reduction) nofix(part: atomic) nofix(part: critical) nofix(part: private)
    {
#pragma omp for
        for (int i = 1; i <= 1000; i++)
            part += i; //@ race(part)
#pragma omp atomic
        sum += part;
    }
    printf("%d\n", sum);
    return 0;
}
