// Claim: a task that writes what it lists as in must list it as inout. Source: OpenMP 5.2 §15.9.5
#include <stdio.h>

int main(void)
{
    int x = 1, y = 0;

#pragma omp parallel //@ RACE fix(x: depend) nofix(x: private) nofix(x: firstprivate)
#pragma omp single
    {
#pragma omp task depend(in: x)
        x = x + 4;  //@ race(x)
#pragma omp task depend(in: x)
        y = x * x;  //@ race(x)
    }
    printf("%d %d\n", x, y);
    return 0;
}
