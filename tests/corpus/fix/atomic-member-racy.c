// Claim: a member of a record cannot be a reduction's item in C, but a local variable can in its place; its update can be atomic. Source: OpenMP 5.2 §5.5.8, §15.8.4
#include <stdio.h>
#define N 44

struct counts {
    int odd, large;
};

int main(void)
{
    struct counts c = {0, 0};

#pragma omp parallel for //@ RACE fix(c: reduction) offers(c: atomic) offers(c: critical) nofix(c: private) nofix(c: lastprivate)
    for (int i = 0; i < N; i++) {
        if (i % 2)
            c.odd++;       //@ race(c)
        if (i * i % 23 > 11)
            c.large += 2;  //@ race(c)
    }
    printf("%d %d\n", c.odd, c.large);
    return 0;
}
