// Claim: a static scratch variable of a function that the threads call is written in each run before it is read: it can be automatic.
// Source: OpenMP 5.2 §5.1.2 (static variables of called functions are shared)
#include <stdio.h>

static int area(int a, int b)
{
    static int product = 0;
    product = a * b;    //@ race(product)
    return product + 1; //@ race(product)
}

int main(void)
{
    int out[30], sum = 0;
#pragma omp parallel for //@ RACE fix(product: automatic) offers(product: threadprivate) nofix(product: private) nofix(product: atomic)
    for (int i = 0; i < 30; i++)
        out[i] = area(i, i % 7);
    for (int i = 0; i < 30; i++)
        sum += out[i] * i;
    printf("%d\n", sum);
    return 0;
}
