// Claim: a member of a record is gathered in a local variable; other members may be read meanwhile. Source: OpenMP 5.2 §5.5.5
#include <stdio.h>

struct account {
    int rate;
    unsigned total;
};

static void add(struct account *a, const int *x, int n)
{
#pragma omp parallel for //@ RACE fix(a: reduction) offers(a: atomic)
    for (int i = 0; i < n; i++)
        if (x[i] > 2)
            a->total -= x[i] * a->rate; //@ race
}

int main(void)
{
    struct account a = {3, 1000000};
    int x[40];
    for (int i = 0; i < 40; i++)
        x[i] = i % 11;
    add(&a, x, 40);
    printf("%u\n", a.total);
    return 0;
}
