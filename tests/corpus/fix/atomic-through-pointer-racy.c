// Claim: a counter that is reached through a pointer is updated atomically. Source: OpenMP 5.2 §15.8.4
#include <stdio.h>
#define N 44

struct counter {
    int seen;
};

static void count(struct counter *p, int n)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        if (i % 3 == 0)
            p->seen += i; //@ race
}

int main(void)
{
    struct counter c = {5};
    count(&c, N);
    printf("%d\n", c.seen);
    return 0;
}
