// Claim: after sections, lastprivate holds the value of the lexically last one, as the sequential program does.
// Source: OpenMP 5.2 §5.4.5
#include <stdio.h>

int main(void)
{
    int t = 0, left = 0, right = 0;

#pragma omp parallel sections //@ RACE fix(t: lastprivate) nofix(t: private) nofix(t: critical)
    {
#pragma omp section
        {
            t = 11;         //@ race(t)
            left = t * 2;   //@ race(t)
        }
#pragma omp section
        {
            t = 22;         //@ race(t)
            right = t * 3;  //@ race(t)
        }
    }
    printf("%d %d %d\n", t, left, right);
    return 0;
}
