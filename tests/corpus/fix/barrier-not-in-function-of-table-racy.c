// Claim: a function that is also called from a single, through a table of pointers, gets no barrier and no single.
// Source: OpenMP 5.2 §17.1 (no barrier or worksharing region closely nested inside a worksharing region)
#include <omp.h>
#include <stdio.h>

static int n, b[64];

static void step(void)
{
    if (omp_get_thread_num() == 0)
        n = 4;                              //@ race(n)
    b[omp_get_thread_num() % 64] = n * 2;   //@ race(n)
}

static void (*const table[])(void) = {step};

int main(void)
{
#pragma omp parallel num_threads(4) //@ RACE nofix(n: barrier) nofix(n: single) nofix(n: private)
    step();
#pragma omp parallel num_threads(4) //@ RACE_FREE
    {
#pragma omp single
        table[0]();
    }
    printf("%d %d\n", n, b[0]);
    return 0;
}
