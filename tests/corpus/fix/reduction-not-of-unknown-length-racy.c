// Claim: how large the copies of an array are whose length is an input is not known; they might not fit on a thread's stack.
// Source: OpenMP 5.2 §5.5.5 (a private copy of each item), §15.8.4
#include <stdio.h>

static long spread(int n)
{
    int h[n];
    long sum = 0;

    for (int i = 0; i < n; i++)
        h[i] = i;
#pragma omp parallel for //@ RACE fix(h: atomic) nofix(h: reduction)
    for (int i = 0; i < 600; i++)
        h[i * i % n]++; //@ race(h)
    for (int i = 0; i < n; i++)
        sum += (long) h[i] * i;
    return sum;
}

int main(void)
{
    printf("%ld %ld\n", spread(11), spread(400));
    return 0;
}
