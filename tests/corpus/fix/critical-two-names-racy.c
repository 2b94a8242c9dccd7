// Claim: criticals with different names do not exclude each other; the same name on both does. Source: OpenMP 5.2 §15.2
#include <stdio.h>

static struct {
    int top;
} g;

int main(void)
{
#pragma omp parallel sections //@ RACE fix(g: critical) nofix(g: private) nofix(g: reduction) nofix(g: atomic)
    {
#pragma omp section
        {
#pragma omp critical(left)
            if (g.top < 17) //@ race(g) possible
                g.top = 17; //@ race(g) possible
        }
#pragma omp section
        {
#pragma omp critical(right)
            if (g.top < 71) //@ race(g) possible
                g.top = 71; //@ race(g) possible
        }
    }
    printf("%d\n", g.top);
    return 0;
}
