// Claim: a sum that nothing else reads in the loop is a reduction; serialised updates are offered as well.
// Source: OpenMP 5.2 §5.5.8 (reduction)
#include <stdio.h>
#define N 50

int main(void)
{
    int s = 4;

#pragma omp parallel for //@ RACE fix(s: reduction) offers(s: atomic) offers(s: critical) nofix(s: private) nofix(s: linear)
    for (int i = 0; i < N; i++)
        s += i * i % 7; //@ race(s)
    printf("%d\n", s);
    return 0;
}
