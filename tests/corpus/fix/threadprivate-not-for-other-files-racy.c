// Claim: a variable that other files may name is not made threadprivate in one of them. Source: OpenMP 5.2 §5.2 (each declaration needs it)
#include <stdio.h>

int scratch;

static int square(int n)
{
    scratch = n;               //@ race(scratch)
    return scratch * scratch;  //@ race(scratch)
}

int main(void)
{
    int a[20], sum = 0;

#pragma omp parallel for //@ RACE nofix(scratch: threadprivate) nofix(scratch: private)
    for (int i = 0; i < 20; i++)
        a[i] = square(i);
    for (int i = 0; i < 20; i++)
        sum += a[i];
    printf("%d\n", sum);
    return 0;
}
