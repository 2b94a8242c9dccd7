// Claim: x = a - x changes the sign each time: neither a reduction nor an update whose order is free.
// Source: OpenMP 5.2 §5.5.8, §15.8.4 (atomic allows the form, which does not make the order right)
#include <stdio.h>
#define N 31

int main(void)
{
    int x = 3;

    //@ RACE fix(x: remove-pragma) nofix(x: reduction) nofix(x: atomic) nofix(x: critical) nofix(x: private) nofix(x: lastprivate)
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        x = i * i - x; //@ race(x)
    printf("%d\n", x);
    return 0;
}
