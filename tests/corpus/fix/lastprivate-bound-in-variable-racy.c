// Claim: the loop surely runs, since its bound is in a variable that never changes: its last iteration leaves the value that is needed.
// Source: OpenMP 5.2 §5.4.5
#include <stdio.h>

int main(void)
{
    int i, x = 4, len = 100;
#pragma omp parallel for private(i) //@ RACE fix(x: lastprivate) nofix(x: private)
    for (i = 0; i < len; i++)
        x = 3 * i; //@ race(x)
    printf("%d\n", x);
    return 0;
}
