// Claim: a static array of which a function gives the address away must outlive the function. Source: OpenMP 5.2 §5.1.2; C11 §6.2.4
#include <stdio.h>

static int *pair(int a)
{
    static int both[2];
    both[0] = a;     //@ race(both)
    both[1] = a + 1; //@ race(both)
    return both;
}

int main(void)
{
    int out[30], sum = 0;
#pragma omp parallel for //@ RACE nofix(both: automatic) nofix(both: threadprivate) nofix(both: private)
    for (int i = 0; i < 30; i++)
        out[i] = pair(i)[1]; //@ race
    for (int i = 0; i < 30; i++)
        sum += out[i] * i;
    printf("%d\n", sum);
    return 0;
}
