// Claim: where the last iteration may leave the variable alone, lastprivate would copy back what nobody wrote; a lock does not order.
// Source: OpenMP 5.2 §5.4.5 (unspecified unless the sequentially last iteration assigns it)
#include <stdio.h>
#define N 31

int main(void)
{
    int last = -1;

    //@ RACE nofix(last: private) nofix(last: lastprivate) nofix(last: local-declaration) nofix(last: critical) nofix(last: atomic)
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        if (i * 5 % 11 > 8)
            last = i * 5 % 11; //@ race(last)
    printf("%d\n", last);
    return 0;
}
